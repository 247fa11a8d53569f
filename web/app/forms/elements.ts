/** What stands in the fields that belong to the browser; of one that is not there or not chosen, what stood there first. */
export function valuesIn<Values extends object>(form: HTMLFormElement, first: Values): Values {
  const typed = new FormData(form)
  const entries = Object.entries(first).map(([name, value]) => [name, typed.get(name) ?? value])
  return Object.fromEntries(entries) as Values
}

/** The first of some fields, in the order in which the form shows them. */
export const focusFirst = (form: HTMLFormElement | null, names: readonly string[]): void =>
  [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])]
    .find((field) => names.includes(field.getAttribute('name') ?? ''))
    ?.focus()

/**
 * A date or time of which only a part has been typed: its value is empty, so that no check can know of it. It is told
 * by its event `invalid`.
 */
export function unfinishedInput(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  return inputs.find((input) => input.validity.badInput && !input.checkValidity())
}

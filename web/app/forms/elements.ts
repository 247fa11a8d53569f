/** What stands in the fields that belong to the browser; of one that is not there or not chosen, what stood there first. */
export function valuesIn<Values extends object>(form: HTMLFormElement, first: Values): Values {
  const typed = new FormData(form)
  const entries = Object.entries(first).map(([name, value]) => [name, typed.get(name) ?? value])
  return Object.fromEntries(entries) as Values
}

/** Told to the form when a field is to have the focus that stands on a page of it which is not shown. */
export const fieldWanted = 'fieldwanted'

const isShown = (field: HTMLElement) => field.getClientRects().length > 0

/** Gives a field the focus, or has the form show it first. */
export function focusField(field: HTMLElement | null | undefined): void {
  if (field && !isShown(field)) field.dispatchEvent(new Event(fieldWanted, { bubbles: true }))
  else field?.focus()
}

/** The first of some fields, in the order in which the form shows them. */
export const focusFirst = (form: HTMLFormElement | null, names: readonly string[]): void =>
  focusField(
    [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])].find((field) =>
      names.includes(field.getAttribute('name') ?? ''),
    ),
  )

/**
 * A date or time of which only a part has been typed, or a choice that has been typed and not made: there is no value, so that no
 * check can know of it. It is told by its event `invalid`. Where only a page of the form is checked, what stands on others is left in peace.
 */
export function unfinishedInput(
  form: HTMLFormElement | null,
  { onlyShown = false } = {},
): HTMLInputElement | undefined {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  return inputs.find(
    (input) =>
      (input.validity.badInput || input.validity.customError) &&
      (!onlyShown || isShown(input)) &&
      !input.checkValidity(),
  )
}

/**
 * Reads the values of uncontrolled fields: a field that is missing or unchecked keeps its initial value, and fields that share a name, as
 * the boxes of a code do, are one value.
 */
export function valuesIn<Values extends object>(form: HTMLFormElement, first: Values): Values {
  const typed = new FormData(form)
  const entries = Object.entries(first).map(([name, value]) => [
    name,
    typed.has(name) ? typed.getAll(name).join('') : value,
  ])
  return Object.fromEntries(entries) as Values
}

/** Event that asks the form to show the page of a field that is about to get the focus. */
export const focusRequest = 'fieldwanted'

const isShown = (field: HTMLElement) => field.getClientRects().length > 0

/** Focuses a field, or has the form show it first. */
export function focusField(field: HTMLElement | null | undefined): void {
  if (field && !isShown(field)) field.dispatchEvent(new Event(focusRequest, { bubbles: true }))
  else field?.focus()
}

/** Focuses the first of the named fields, in the order of the form. */
export const focusFirst = (form: HTMLFormElement | null, names: readonly string[]): void =>
  focusField(
    [...(form?.querySelectorAll<HTMLElement>('[name]') ?? [])].find((field) =>
      names.includes(field.getAttribute('name') ?? ''),
    ),
  )

/**
 * Finds a field with a partly typed date or time, with a choice that was typed and not made, or whose component calls it invalid: it has
 * no value of the form that a check could see. The field's `invalid` event is fired. With `onlyShown`, fields on pages of the form that
 * are not shown are ignored.
 */
export function unfinishedInput(
  form: HTMLFormElement | null,
  { onlyShown = false } = {},
): HTMLInputElement | HTMLTextAreaElement | undefined {
  const inputs = [
    ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
  ]
  return inputs.find(
    (input) =>
      (input.validity.badInput || input.validity.customError) &&
      (!onlyShown || isShown(input)) &&
      !input.checkValidity(),
  )
}

/** Focuses the first field that is marked as wrong in the dialog or card of a button that was pressed. */
export const focusInvalid = (button: Element): void =>
  button.closest('dialog, article')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

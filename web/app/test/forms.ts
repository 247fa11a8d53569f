import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Expects that nothing can be written into the field while it is being sent: it would be lost with what is sent. */
export async function expectReadOnlyWhileSending(field: Locator): Promise<void> {
  const { value } = field.element() as HTMLTextAreaElement
  await expect.element(field).toHaveAttribute('readonly')
  await field.click()
  await userEvent.keyboard('x')
  await expect.element(field).toHaveValue(value)
}

/** Expects the button, which looks disabled, to be reached and pressed by keyboard, and then to lead to the field in error and its reason. */
export async function expectToLeadTo(button: Locator, field: Locator, reason: string): Promise<void> {
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription(reason)
}

import { expect, type Mock } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Tries everything that closes a dialog, and expects that none does. */
export async function expectToStayWhileSending(dialog: Locator, onClose: Mock): Promise<void> {
  const element = dialog.element()
  await expect.element(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  pressAndRelease(element, element)
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(dialog).toBeVisible()
}

/** Presses the mouse on one element and releases it on another; the backdrop belongs to the dialog's own element. */
export function pressAndRelease(pressed: Element, released: Element): void {
  pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  released.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Presses Escape. Of several presses without another input in between, a page can prevent only the first: the others close the dialog. */
export async function pressEscape(times: number): Promise<void> {
  for (let press = 0; press < times; press += 1) {
    await userEvent.keyboard('{Escape}')
    // Once a closed dialog has had the time to be told so.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  }
}

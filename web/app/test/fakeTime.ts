import { vi } from 'vitest'
import type { Locator } from 'vitest/browser'

const realTimeout = globalThis.setTimeout
const mostLooks = 1_500

/** Lets time pass on a fake clock, and then what it has caused be rendered. */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await new Promise((resolve) => realTimeout(resolve, 50))
}

/** Waits until `look` does not throw, while a fake clock stands still: the polls and actions of Vitest may set it forward. */
export async function untilNow(look: () => void): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    try {
      return look()
    } catch (error) {
      if (looks === mostLooks) throw error
    }
    await new Promise((resolve) => realTimeout(resolve, 20))
  }
}

/** Presses a button in no time, unlike the actions of Vitest, during which a fake clock runs on. */
export function clickAtOnce(button: Locator): void {
  const element = button.element() as HTMLElement
  element.click()
}

/** Replaces the text of a field, which takes no time. */
export function writeAtOnce(field: Locator, text: string): void {
  const input = field.element() as HTMLInputElement
  input.focus()
  input.select()
  document.execCommand('insertText', false, text)
}

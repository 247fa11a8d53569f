import type { Locator, Page } from '@playwright/test'

const maxStops = 40

interface Way {
  key?: 'Tab' | 'Shift+Tab' | undefined
  /** Called at every stop on the way, the last one included. */
  atStop?: (page: Page) => Promise<void>
}

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', atStop }: Way = {}): Promise<void> {
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press(key)
    await atStop?.(page)
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
  }
  throw new Error(`${target} was not reached`)
}

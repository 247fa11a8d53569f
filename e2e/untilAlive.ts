import type { Page } from '@playwright/test'

/** Waits until a server-rendered page is hydrated. Earlier clicks are replayed then, but earlier key presses are not. */
export const untilAlive = (page: Page) => page.waitForFunction(() => !('earlyClick' in window))

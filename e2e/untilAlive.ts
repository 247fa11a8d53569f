import type { Page } from '@playwright/test'

/** Until the scripts of a page that the server has drawn answer: a click from before is done then, a key is not. */
export const untilAlive = (page: Page) => page.waitForFunction(() => !('earlyClick' in window))

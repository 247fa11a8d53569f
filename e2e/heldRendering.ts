import type { Page } from '@playwright/test'

/**
 * From now on, in the document that is open, React renders only what cannot wait, as on a phone that is busy: what it schedules for later,
 * such as navigation, is held. Returns a function that lets it go on.
 */
export async function holdRendering(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype
    const waiting: (() => void)[] = []
    Object.assign(MessagePort.prototype, {
      postMessage(this: MessagePort, message: unknown) {
        waiting.push(() => postMessage.call(this, message))
      },
    })
    Object.assign(window, {
      renderAgain() {
        Object.assign(MessagePort.prototype, { postMessage })
        for (const post of waiting) post()
      },
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'renderAgain')())
}

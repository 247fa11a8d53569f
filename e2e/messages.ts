import { expect, type Page } from '@playwright/test'

/** Notes every message at the top of the screen of this page: a success stands for two seconds, which a busy machine may look away for. */
export const noteMessages = (page: Page) =>
  page.addInitScript(() => {
    const messages: string[] = []
    const noted = new WeakMap<Element, string>()
    Object.assign(window, { messages })
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.toast')) {
        const text = toast.textContent ?? ''
        if (noted.get(toast) !== text) messages.push(text)
        noted.set(toast, text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/**
 * Expects that this message has been shown since the last one that was expected, or since the document was loaded. A message that has to
 * stand there still is looked for on the screen itself.
 */
export const expectMessage = (page: Page, text: string | RegExp) =>
  // Looking may also fail because the page is on its way to another document.
  expect(async () => {
    const isSaid = await page.evaluate((pattern) => {
      const messages: string[] = Reflect.get(window, 'messages')
      const place = messages.findIndex((message) =>
        typeof pattern === 'string' ? message.includes(pattern) : pattern.test(message),
      )
      messages.splice(0, place + 1)
      return place >= 0
    }, text)
    expect(isSaid, `the message “${text}”`).toBe(true)
  }).toPass({ timeout: 60_000 })

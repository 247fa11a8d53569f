import type { Page } from '@playwright/test'

/**
 * Where two texts of one link, button, heading or paragraph follow each other without a space or a mark between them. They stand apart on
 * the screen, but some screen readers read them as one word: 'Theft8 posts'.
 */
export const runTogether = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isWord = (character = '') => /[\p{L}\p{M}\p{N}]/u.test(character)
    const isHeard = (text: Text) =>
      text.data !== '' &&
      text.parentElement?.closest('[aria-hidden="true"], [hidden], script, style') === null &&
      text.parentElement.checkVisibility()
    const found = new Set<string>()
    for (const whole of document.querySelectorAll('a, button, p, h1, h2, h3, summary, label')) {
      if (whole.closest('[aria-label]')) continue
      const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
      let before: Text | undefined
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        if (!isHeard(text)) continue
        const isApart = before?.parentElement !== text.parentElement
        if (before && isApart && isWord(before.data.at(-1)) && isWord(text.data.at(0))) {
          found.add(`${before.data.slice(-30)}|${text.data.slice(0, 30)}`)
        }
        before = text
      }
    }
    return [...found]
  })

import type { Page } from '@playwright/test'

/** Replaces the texts of all pages of this browser as Chrome's translation does, now and whenever they change. */
export const translatePages = (page: Page) =>
  page.addInitScript(() => {
    const isTranslated = (text: Node) => text.parentElement?.closest('font, script, style, textarea, title')
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || isTranslated(text)) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    addEventListener('load', () => {
      // After hydration: what is translated before is rendered anew by React.
      const begin = () => {
        if ('earlyClick' in window) return setTimeout(begin, 20)
        translate(document.body)
        const observer = new MutationObserver((changes) => {
          for (const { addedNodes } of changes) for (const node of addedNodes) translate(node)
        })
        return observer.observe(document.body, { childList: true, subtree: true })
      }
      begin()
    })
  })

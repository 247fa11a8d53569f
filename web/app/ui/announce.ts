import { partsByScript } from '../i18n/MixedScript.tsx'
import { isLanguage } from '../i18n/messages.ts'

/** Long enough for a screen reader that is still reading something else. */
const readMilliseconds = 10_000

/**
 * Has screen readers say what is not shown as text. It comes into the region of the topmost layer, which stands there from the start
 * (`Toasts`), as an element of its own: so the same words are said once more when something happens again. Later they are gone, so that
 * nobody comes upon them who reads through the page.
 */
export function announce(message: string): void {
  const [region] = [...document.querySelectorAll('[data-toasts]')].at(-1)?.children ?? []
  const said = document.createElement('p')
  said.className = 'sr-only'
  const { lang: language } = document.documentElement
  for (const { part, lang } of partsByScript(message, isLanguage(language) ? language : 'en')) {
    const span = document.createElement('span')
    if (lang) span.lang = lang
    span.textContent = part
    said.append(span)
  }
  region?.append(said)
  setTimeout(() => said.remove(), readMilliseconds)
}

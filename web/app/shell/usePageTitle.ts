import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../i18n/language.tsx'
import { useRootData } from '../page/useRootData.ts'
import { isExitOffered, useExitOffered } from '../quickExit/quickExit.ts'

/**
 * The title of a report does not depend on who reads it, so that the history of the browser does not tell one's own among others; it says
 * nothing. What somebody follows is nobody's business either. The feed is the product itself.
 */
const bare = /^\/(following)?$|^\/postDetails\//

/** The address that the browser shows: that of a report that lies over a page is its own. */
const isBare = (pathname: string) => bare.test(pathname) || location.pathname.startsWith('/postDetails/')

/**
 * Keeps the title of the document at the heading of the page and the app's name; an unread count in front of it stays. Pages that offer
 * the quick exit have the name alone, since a title stays in the history of the browser. A page with `data-title` has that.
 */
export function usePageTitle(): void {
  const names = useRootData()?.appNames
  const { language } = useLanguage()
  const { key, pathname } = useLocation()
  const isOffered = useExitOffered()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation sets a new title
  useEffect(() => {
    if (!names) return
    const update = () => {
      const heading = document.querySelector('main h1')?.textContent?.trim()
      const title = heading && !isBare(pathname) && !isExitOffered() ? `${heading} · ` : ''
      const [unread = ''] = document.title.match(/^\(\d+\) /) ?? []
      const own = document.querySelector<HTMLElement>('main [data-title]')?.dataset.title
      const wanted = unread + (own ?? title + names[language])
      if (document.title !== wanted) document.title = wanted
    }
    update()
    // The heading comes with what the page fetches.
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [names, language, key, pathname, isOffered])
}

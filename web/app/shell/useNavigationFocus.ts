import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The link that was followed on each visited page, by the key of its location. */
const followed = new Map<string, string>()

const mostWaited = 5_000

/**
 * Moves the focus to the heading of a page that was opened within the app, as a browser moves it to the beginning of a document, so that
 * a screen reader reads it out; back on a page, to the link that was followed there. A page that takes the focus itself keeps it, and so
 * does whoever does something before its heading has come.
 */
export function useNavigationFocus(): void {
  const { key, pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const last = useRef(pathname)

  const onFollowed = useEffectEvent(({ target }: MouseEvent) => {
    const href = target instanceof Element && target.closest('main a[href]')?.getAttribute('href')
    if (href) followed.set(key, href)
  })
  useEffect(() => {
    addEventListener('click', onFollowed, { capture: true })
    return () => removeEventListener('click', onFollowed, { capture: true })
  }, [])

  useEffect(() => {
    // The first page, and a change of the query, are no navigation to another page.
    if (last.current === pathname) return
    last.current = pathname
    const href = isBack && followed.get(key)
    return whenThere(() => {
      const link = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
      return link || document.querySelector<HTMLElement>('main h1')
    }, focus)
  }, [key, pathname, isBack])
}

function focus(element: HTMLElement): void {
  const { activeElement } = document
  if (activeElement?.closest('main, dialog')) return
  if (element.tagName === 'H1') element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Uses an element once it is on the page, unless somebody presses something before. Returns a function that gives it up. */
function whenThere(find: () => HTMLElement | null, use: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = find()
    if (!element) return
    stop()
    use(element)
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => stop(), mostWaited)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const type of ['pointerdown', 'keydown']) removeEventListener(type, stop, { capture: true })
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, stop, { capture: true })
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return stop
}

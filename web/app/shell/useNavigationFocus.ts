import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
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
  const last = useRef({ key, pathname })

  const onFollowed = useEffectEvent(({ target }: MouseEvent) => {
    const href = target instanceof Element && target.closest('main a[href]')?.getAttribute('href')
    if (href) followed.set(key, href)
  })
  useEffect(() => {
    addEventListener('click', onFollowed, { capture: true })
    return () => removeEventListener('click', onFollowed, { capture: true })
  }, [])

  const stop = useRef(() => {})
  // Before the next page is looked at, which is changed already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to end with each entry of the history
  useLayoutEffect(() => () => stop.current(), [key])

  useEffect(() => {
    const before = last.current
    last.current = { key, pathname }
    // The first page, and a change of the query, are no navigation to another page; but back from one, a dialog may have closed.
    if (before.key === key || (before.pathname === pathname && !isBack)) return
    const href = isBack && followed.get(key)
    stop.current = untilPressed(() => {
      // A page takes it itself, and a dialog that is closing has it a moment longer.
      if (document.activeElement?.closest('main, dialog')) return
      const link = href && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
      const element = link || firstHeading()
      if (element?.tagName === 'H1') element.tabIndex = -1
      element?.focus({ preventScroll: true })
    })
  }, [key, pathname, isBack])
}

/** The heading that is shown: a page may have another one for another width. */
const firstHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find(
    (heading) => heading.getClientRects().length > 0,
  )

/**
 * Looks at each change of the page, until somebody presses something: what has come first may be a placeholder, which goes with the focus.
 * Returns a function that ends it.
 */
function untilPressed(look: () => void): () => void {
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

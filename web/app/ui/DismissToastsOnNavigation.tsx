import { useEffect, useEffectEvent, useRef } from 'react'
import hotToast, { useToasterStore } from 'react-hot-toast/headless'
import { useLocation, useNavigation } from 'react-router'

/** A toast that appeared no longer than this before a navigation began is kept. */
const keptMilliseconds = 1_000

/** Dismisses the toasts of a page when a person leaves it, except those that appeared as the navigation began: they often explain it. */
export function DismissToastsOnNavigation() {
  const { toasts } = useToasterStore()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const began = useRef(0)
  const page = useRef(pathname)
  const dismiss = useEffectEvent(() => {
    const before = (began.current || Date.now()) - keptMilliseconds
    for (const { id, createdAt, type } of toasts) {
      if (type !== 'loading' && createdAt < before) hotToast.dismiss(id)
    }
  })
  useEffect(() => {
    // On the first run nothing is dismissed: this component may mount later than its page.
    if (page.current !== pathname) dismiss()
    page.current = pathname
  }, [pathname])
  // Runs after the effect above, which reads `began`: once the new page has rendered, the navigation is idle.
  useEffect(() => {
    began.current = state === 'idle' ? 0 : began.current || Date.now()
  }, [state])
  return null
}

import { useEffect, useEffectEvent, useRef } from 'react'
import hotToast, { useToasterStore } from 'react-hot-toast/headless'
import { useLocation, useNavigation } from 'react-router'

/** How long before the way to another page begins something may have been said about it. */
const saidOnLeavingMilliseconds = 1_000

/** What was said on a page goes with it; not so what was said when its leaving began, which is often why. */
export function DismissToastsOnNavigation() {
  const { toasts } = useToasterStore()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const began = useRef(0)
  const page = useRef(pathname)
  const dismiss = useEffectEvent(() => {
    const before = (began.current || Date.now()) - saidOnLeavingMilliseconds
    for (const { id, createdAt, type } of toasts) {
      if (type !== 'loading' && createdAt < before) hotToast.dismiss(id)
    }
  })
  useEffect(() => {
    // It may itself have come late to the page that it is on.
    if (page.current !== pathname) dismiss()
    page.current = pathname
  }, [pathname])
  // After it: with the new page nothing is on its way any more.
  useEffect(() => {
    began.current = state === 'idle' ? 0 : began.current || Date.now()
  }, [state])
  return null
}

import { useEffect } from 'react'

/** Keeps a phone from reloading the page when it is pulled down, which would lose what is in this page only. */
export function useNoPullToRefresh(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const { style } = document.documentElement
    style.overscrollBehaviorY = 'contain'
    return () => void style.removeProperty('overscroll-behavior-y')
  }, [isOn])
}

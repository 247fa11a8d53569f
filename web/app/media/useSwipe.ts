import { type TouchEvent, useRef } from 'react'

const leastDistance = 48

/** Detects a horizontal swipe: 1 is to the next, -1 to the previous. Two fingers zoom and are ignored. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(null)
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const touch = touches[0]
      const single = touches.length === 1 && !(target instanceof HTMLInputElement)
      from.current = touch && single ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!touch || !from.current) return
      const across = touch.clientX - from.current.x
      const along = touch.clientY - from.current.y
      from.current = null
      if (Math.abs(across) >= leastDistance && Math.abs(across) > 2 * Math.abs(along)) {
        onSwipe(across < 0 ? 1 : -1)
      }
    },
  }
}

import { useSyncExternalStore } from 'react'

let sending = 0
const listeners = new Set<() => void>()

function add(change: 1 | -1) {
  sending += change
  for (const listener of listeners) listener()
}

/** Notes that a page is sending something that leaving it would stop. Returns a function that ends that. */
export function noteSending(): () => void {
  add(1)
  return () => add(-1)
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a page is sending something that leaving it would stop. */
export const useIsSending = (): boolean =>
  useSyncExternalStore(
    listen,
    () => sending > 0,
    () => false,
  )

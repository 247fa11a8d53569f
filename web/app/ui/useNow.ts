import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const everyMilliseconds = 30_000
let now = 0
let timer: ReturnType<typeof setInterval> | undefined

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!timer) {
    // The last subscriber may have unmounted long ago.
    if (Date.now() - now > everyMilliseconds) now = Date.now()
    timer = setInterval(tick, everyMilliseconds)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const present = () => {
  now ||= Date.now()
  return now
}

/**
 * The current time, the same for everything on the screen and updated twice a minute. Undefined on the server and during hydration,
 * because server-rendered HTML may be read much later.
 */
export const useNow = (): number | undefined => useSyncExternalStore(subscribe, present, () => undefined)

import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useReached } from '../../api/reach.ts'

/** What was looked for among what is kept since the server was lost. */
export const lookedUp = new Set<string>()
const listeners = new Set<() => void>()

export function noteLookedUp(hash: string): void {
  lookedUp.add(hash)
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether what is shown under this key cannot come: there is no network, and it was looked for here. */
export function useIsNotHere(key: QueryKey, data: unknown): boolean {
  const isReached = useReached()
  const isLookedUp = useSyncExternalStore(
    listen,
    () => lookedUp.has(hashKey(key)),
    () => false,
  )
  return !isReached && isLookedUp && data === undefined
}

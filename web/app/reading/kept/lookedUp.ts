import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useReached } from '../../api/reach.ts'

/** Hashes of the query keys that have been looked up in the cache since the server was lost. */
export const lookedUp = new Set<string>()
const listeners = new Set<() => void>()

export function noteLookedUp(hash: string): void {
  lookedUp.add(hash)
  for (const listener of listeners) listener()
}

let isNothingKept = false

/** For whoever has nothing kept, there is nothing to look up. Returns a function that takes it back. */
export function noteNothingKept(): () => void {
  const note = (next: boolean) => {
    isNothingKept = next
    for (const listener of listeners) listener()
  }
  note(true)
  return () => note(false)
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the data of this key is not available: there is no network, and the lookup in the cache has found nothing. */
export function useIsNotHere(key: QueryKey, data: unknown): boolean {
  const isReached = useReached()
  const isLookedUp = useSyncExternalStore(
    listen,
    () => isNothingKept || lookedUp.has(hashKey(key)),
    () => false,
  )
  return !isReached && isLookedUp && data === undefined
}

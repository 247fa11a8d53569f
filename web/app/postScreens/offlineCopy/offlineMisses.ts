import { hashKey, type QueryKey } from '@tanstack/react-query'
import { create } from 'zustand'
import { useReached } from '../../api/reach.ts'

interface OfflineMisses {
  /** Hashes of the query keys that have been looked up in the cache since the server was lost. */
  misses: ReadonlySet<string>
  isCacheEmpty: boolean
}

const useMisses = create<OfflineMisses>(() => ({ misses: new Set(), isCacheEmpty: false }))

export const recordOfflineMiss = (hash: string): void =>
  useMisses.setState(({ misses }) => ({ misses: new Set(misses).add(hash) }))

export const clearOfflineMisses = (): void => useMisses.setState({ misses: new Set() })

/** For whoever has nothing kept, there is nothing to look up. Returns a function that takes it back. */
export function recordEmptyCache(): () => void {
  useMisses.setState({ isCacheEmpty: true })
  return () => useMisses.setState({ isCacheEmpty: false })
}

/** Whether the data of this key is not available: there is no network, and the lookup in the cache has found nothing. */
export function useIsMissingOffline(key: QueryKey, data: unknown): boolean {
  const isReached = useReached()
  const isMiss = useMisses(({ misses, isCacheEmpty }) => isCacheEmpty || misses.has(hashKey(key)))
  return !isReached && isMiss && data === undefined
}

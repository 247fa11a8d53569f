import { hashKey, type QueryKey } from '@tanstack/react-query'
import { create } from 'zustand'
import { useReached } from '../../api/reach.ts'

interface Lookups {
  /** Hashes of the query keys that have been looked up in the cache since the server was lost. */
  lookedUp: ReadonlySet<string>
  isNothingKept: boolean
}

const useLookups = create<Lookups>(() => ({ lookedUp: new Set(), isNothingKept: false }))

export const noteLookedUp = (hash: string): void =>
  useLookups.setState(({ lookedUp }) => ({ lookedUp: new Set(lookedUp).add(hash) }))

export const forgetLookedUp = (): void => useLookups.setState({ lookedUp: new Set() })

/** For whoever has nothing kept, there is nothing to look up. Returns a function that takes it back. */
export function noteNothingKept(): () => void {
  useLookups.setState({ isNothingKept: true })
  return () => useLookups.setState({ isNothingKept: false })
}

/** Whether the data of this key is not available: there is no network, and the lookup in the cache has found nothing. */
export function useIsNotHere(key: QueryKey, data: unknown): boolean {
  const isReached = useReached()
  const isLookedUp = useLookups(({ lookedUp, isNothingKept }) => isNothingKept || lookedUp.has(hashKey(key)))
  return !isReached && isLookedUp && data === undefined
}

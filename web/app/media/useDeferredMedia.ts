import { useSyncExternalStore } from 'react'
import { useDataSaver } from './dataSaver.tsx'

/** Paths of the files that were requested anywhere in this window, and whether they have loaded. */
const requested = new Map<string, 'loading' | 'loaded'>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(path: string, state: 'loading' | 'loaded' | undefined) {
  if (requested.get(path) === state) return
  if (state) requested.set(path, state)
  else requested.delete(path)
  for (const listener of listeners) listener()
}

/** The query of a private file's address changes every few minutes, although the file does not. */
const pathOf = (address: string) => address.replace(/\?.*/, '')

interface OnRequest {
  /** Whether the data saver defers the picture until somebody requests it. */
  waits: boolean
  /** Whether it has been requested and is still loading. */
  isLoading: boolean
  load(): void
  loaded(): void
  /** Call this if it could not be loaded: it can be requested again. */
  failed(): void
}

/** Applies the data saver to one file. */
export function useDeferredMedia(address: string): OnRequest {
  const { saves } = useDataSaver()
  const path = pathOf(address)
  const state = useSyncExternalStore(
    subscribe,
    () => requested.get(path),
    () => undefined,
  )
  return {
    waits: saves && !state,
    isLoading: saves && state === 'loading',
    load: () => set(path, 'loading'),
    loaded: () => requested.has(path) && set(path, 'loaded'),
    failed: () => set(path, undefined),
  }
}

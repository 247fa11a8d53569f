import { useSyncExternalStore } from 'react'
import { useDataSaver } from './dataSaver.tsx'

/** What has been asked for in this window, wherever it was, and whether it has come. */
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

/** The address of a private file changes every few minutes, the file does not. */
const pathOf = (address: string) => address.replace(/\?.*/, '')

interface OnRequest {
  /** With the data saver on, a picture waits until somebody asks for it. */
  waits: boolean
  /** It has been asked for and is on its way. */
  isLoading: boolean
  load(): void
  loaded(): void
  /** It did not come, and can be asked for again. */
  failed(): void
}

/** The rule of the data saver for one file. */
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

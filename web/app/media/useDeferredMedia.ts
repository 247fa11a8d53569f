import { create } from 'zustand'
import { useDataSaver } from './dataSaver.tsx'

/** Paths of the files that were requested anywhere in this window, and whether they have loaded. */
const useRequested = create<{ [path: string]: 'loading' | 'loaded' | undefined }>(() => ({}))

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
  const state = useRequested((requested) => requested[path])
  return {
    waits: saves && !state,
    isLoading: saves && state === 'loading',
    load: () => useRequested.setState({ [path]: 'loading' }),
    loaded: () => useRequested.getState()[path] && useRequested.setState({ [path]: 'loaded' }),
    failed: () => useRequested.setState({ [path]: undefined }),
  }
}

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the browser's first pass over its page, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

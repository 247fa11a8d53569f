import { QueryClient } from '@tanstack/react-query'
import { CallError } from './errors.ts'

const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The server would refuse a refused request again; a failed network may come back.
        retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status > 0),
      },
      // Without a network a change fails at once: the outbox keeps it, or an error is shown. By default it would be paused, look as if it
      // were done, and be sent at some later time, or never.
      mutations: { networkMode: 'always' },
    },
  })

let inBrowser: QueryClient | undefined

/** One cache in the browser; a new one for each request on the server, where visitors must not share it. */
export const queryClient = (): QueryClient => {
  if (typeof window === 'undefined') return makeQueryClient()
  inBrowser ??= makeQueryClient()
  return inBrowser
}

import { type DehydratedState, dehydrate, HydrationBoundary, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

/** What was read for a page, without the time: the same things make the same page, whenever and wherever it is rendered. */
export const withoutTime = (client: QueryClient): DehydratedState => readAt(dehydrate(client), 0)

/** What a page was rendered with. It may have been kept for a while, and is right when it arrives. */
export function FromServer({
  state,
  children,
}: {
  state: DehydratedState | undefined
  children?: ReactNode
}) {
  const arrived = useMemo(() => state && readAt(state, Date.now()), [state])
  return <HydrationBoundary state={arrived}>{children}</HydrationBoundary>
}

const readAt = ({ queries, ...state }: DehydratedState, time: number): DehydratedState => ({
  ...state,
  queries: queries.map((query) => ({
    ...query,
    dehydratedAt: time,
    state: { ...query.state, dataUpdatedAt: time },
  })),
})

import { type DehydratedState, dehydrate, HydrationBoundary, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

/** Dehydrates the queries of a page without timestamps, so that the same data makes the same page, whenever and wherever it is rendered. */
export const withoutTime = (client: QueryClient): DehydratedState => readAt(dehydrate(client), 0)

/** Hydrates the queries with which a page was rendered. The page may come from a cache; its data counts as fresh on arrival. */
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

import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

/** With fewer than this left, more are fetched, so that a moderator who goes through them never comes to an empty list. */
const fewestShown = 3

interface WaitingListProps {
  query: UseInfiniteQueryResult<{ pages: readonly { total: number }[] }>
  /** What has been read of it, each once. */
  count: number
  label: string
  /** Says how many wait. */
  countWords(total: number): string
  /** What is said where the server gave no reason. */
  failed: string
  /** Stands where nothing waits. */
  empty: ReactNode
  /** How the cards stand. */
  className: string
  /** A card for each. */
  children: ReactNode
}

/** What waits for a moderator's decision, and the way to more of it. */
export function WaitingList({
  query,
  count,
  label,
  countWords,
  failed,
  empty,
  className,
  children,
}: WaitingListProps) {
  const words = useTranslations('admin')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = query
  const list = useKeptFocus(count)

  const fetchesMore = count < fewestShown && hasNextPage && !isFetchingNextPage && !error
  useEffect(() => {
    if (fetchesMore) void fetchNextPage()
  }, [fetchesMore, fetchNextPage])

  const loadFailed = error && <LoadFailed error={error} fallback={failed} retry={() => void refetch()} />
  if (!data) return loadFailed ?? <Skeleton className="h-96" />
  const total = data.pages.at(-1)?.total ?? 0
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isPlaceholderData}
      className="grid gap-4 outline-none aria-busy:opacity-55"
    >
      <p role="status" className="text-quiet empty:hidden">
        {total > 0 && countWords(total)}
      </p>
      <div className={className}>{children}</div>
      {loadFailed}
      {total === 0 && !error && empty}
      {hasNextPage && !error && (
        <Button
          look="outline"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="justify-self-center px-8"
        >
          {words('loadMore')}
        </Button>
      )}
    </section>
  )
}

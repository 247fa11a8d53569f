import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

/** With fewer than this left, more are fetched, so that a moderator who goes through them never comes to an empty list. */
const fewestShown = 3

interface PagedListProps<Item> {
  label: string
  query: UseInfiniteQueryResult<unknown>
  /** What the pages of the query hold. */
  items: readonly Item[]
  /** How many there are, in words. */
  count?: ReactNode
  /** What is said where the list could not be fetched and the server gave no reason. */
  failed: string
  /** Stands where there is nothing. */
  empty: ReactNode
  /** How the cards stand. */
  className?: string
  skeleton?: ReactNode
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  children(item: Item, index: number): ReactNode
}

/** A list of the panel that is fetched page by page. */
export function PagedList<Item extends { _id: string }>({
  label,
  query,
  items,
  count,
  failed,
  empty,
  className = 'grid grid-cols-1 gap-4',
  skeleton = <Skeleton className="!rounded-card h-96" />,
  onKeyDown,
  children,
}: PagedListProps<Item>) {
  const words = useTranslations('admin')
  const loading = useTranslations('common')('loading')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } = query
  const list = useKeptFocus(items.map(({ _id }) => _id))

  const fetchesMore = items.length < fewestShown && hasNextPage && !isFetchingNextPage && !error
  useEffect(() => {
    if (fetchesMore) void fetchNextPage()
  }, [fetchesMore, fetchNextPage])

  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={failed} retry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={loading}>
        {skeleton}
      </div>
    )
  }
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isPlaceholderData}
      onKeyDown={onKeyDown}
      className="grid grid-cols-1 gap-4 outline-none aria-busy:opacity-55"
    >
      <p role="status" className="text-quiet empty:hidden">
        {count}
      </p>
      <div className={className}>{items.map(children)}</div>
      {error && (
        <LoadFailed
          error={error}
          fallback={failed}
          retry={() => void (hasNextPage ? fetchNextPage() : refetch())}
        />
      )}
      {items.length === 0 && !hasNextPage && !error && empty}
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

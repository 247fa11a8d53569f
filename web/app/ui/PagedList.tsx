import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './Button.tsx'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'
import { LoadFailed } from './LoadFailed.tsx'

/** With fewer items than this left, the next page is fetched, so that nobody who works through the list reaches an empty one. */
const fewestShown = 3

interface PagedListProps<Item> extends ListFrameProps {
  query: UseInfiniteQueryResult<unknown>
  /** The items of all loaded pages. */
  items: readonly Item[]
  /** A text with the number of items. */
  count?: ReactNode
  /** Shown if there are no items. */
  empty: ReactNode
  /** Layout of the cards. */
  className?: string
  children(item: Item, index: number): ReactNode
}

/** A list that loads page by page. */
export function PagedList<Item extends { _id: string }>({
  query,
  items,
  count,
  empty,
  className = 'grid grid-cols-1 gap-4',
  children,
  ...frame
}: PagedListProps<Item>) {
  const t = useTranslations('common')
  const { error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query

  const fetchesMore = items.length < fewestShown && hasNextPage && !isFetchingNextPage && !error
  useEffect(() => {
    if (fetchesMore) void fetchNextPage()
  }, [fetchesMore, fetchNextPage])

  return (
    <ListFrame {...frame} query={query} ids={items.map(({ _id }) => _id)} status={count}>
      <ul className={`${className} empty:hidden`}>
        {items.map((item, index) => (
          <li key={item._id} className="grid grid-cols-1">
            {children(item, index)}
          </li>
        ))}
      </ul>
      {error && (
        <LoadFailed
          error={error}
          fallback={frame.failed}
          retry={() => void (hasNextPage ? fetchNextPage() : refetch())}
        />
      )}
      {items.length === 0 && !hasNextPage && !error && empty}
      {hasNextPage && !error && (
        <Button
          look="secondary"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="justify-self-center px-8"
        >
          {t('loadMore')}
        </Button>
      )}
    </ListFrame>
  )
}

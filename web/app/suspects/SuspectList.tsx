import { useInfiniteQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { useInView } from '../ui/useInView.ts'
import { listAddress } from './filter.ts'
import { type SuspectFilter, suspectsOf, suspectsOptions } from './queries.ts'
import { SuspectGrid, SuspectGridSkeleton } from './SuspectGrid.tsx'

/** The suspects, newest first. The next page is fetched before the end of the list scrolls into view. */
export function SuspectList({ filter }: { filter: SuspectFilter }) {
  const t = useTranslations('suspects.list')
  const query = useInfiniteQuery(suspectsOptions(filter))
  const { data, error, hasNextPage, isFetching, refetch, fetchNextPage } = query
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const marker = useInView(more, hasNextPage && !isFetching && !error)

  const failed = error && (
    <LoadFailed
      error={error}
      fallback={t('failed')}
      retry={data && hasNextPage ? more : () => void refetch()}
    />
  )
  if (!data) return failed ?? <SuspectGridSkeleton />
  const suspects = suspectsOf(data.pages)
  if (suspects.length === 0 && !hasNextPage) {
    return (
      <Empty icon={<UserSearch aria-hidden className="size-8" />} title={t('none')} text={t('noneText')} />
    )
  }
  const nextPage = (data.pages.at(-1)?.currentPage ?? 0) + 1
  return (
    <div className="grid grid-cols-1 gap-4">
      <SuspectGrid suspects={suspects} />
      <div ref={marker} key={data.pages.length} />
      {query.isFetchingNextPage && <SuspectGridSkeleton />}
      {failed}
      {hasNextPage && !error && <MoreLink to={listAddress(filter, nextPage)} busy={isFetching} more={more} />}
      <p role="status" className="py-4 text-center font-semibold text-quiet text-sm">
        {!hasNextPage && t('noMore')}
      </p>
    </div>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '../../admin/LoadFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type SentFilter, sentIn, sentOptions } from './queries.ts'
import { SentItem } from './SentItem.tsx'

/** What super admins have sent, as far as it fits the search and the filter. */
export function SentList({ search, filter = 'all' }: { search: string; filter?: SentFilter }) {
  const words = useTranslations('notifications')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useInfiniteQuery(sentOptions(search, filter))
  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={words('failed')} retry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" />
    )
  }
  const sent = sentIn(data)
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-3 aria-busy:opacity-55">
      {sent.map((each) => (
        <SentItem key={each._id} sent={each} />
      ))}
      {sent.length === 0 && <Empty icon={<BellOff aria-hidden className="size-8" />} title={words('none')} />}
      {error && <LoadFailed error={error} fallback={words('failed')} retry={() => void refetch()} />}
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
    </div>
  )
}

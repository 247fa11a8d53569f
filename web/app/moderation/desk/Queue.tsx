import { ClipboardCheck, SearchX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { QueueRow } from './QueueRow.tsx'
import { keyOf } from './queue.ts'
import type { Desk } from './useDesk.ts'

/** When fewer items than this follow the open one, the next page is fetched. */
const fewestLeft = 8

/** The pending items: urgent ones first, then the oldest. */
export function Queue({ desk }: { desk: Desk }) {
  const t = useTranslations('desk')
  const loading = useTranslations('common')('loading')
  const { items, key, queue } = desk
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = queue.query
  const list = useRef<HTMLOListElement>(null)

  const at = items.findIndex((item) => keyOf(item) === key)
  const wantsMore = items.length - at <= fewestLeft && hasNextPage && !isFetchingNextPage && !error
  useEffect(() => {
    if (wantsMore) void fetchNextPage()
  }, [wantsMore, fetchNextPage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run whenever another item is opened
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [key])

  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={loading} className="grid gap-2 p-3">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} className="h-20" />
        ))}
      </div>
    )
  }
  if (items.length === 0 && !hasNextPage) return <NothingWaits desk={desk} />
  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain md:scroll-pb-32 md:pb-32">
      <ol ref={list} className="divide-y divide-line">
        {items.map((item) => (
          <QueueRow key={keyOf(item)} item={item} desk={desk} />
        ))}
      </ol>
      {hasNextPage && (
        <div className="grid p-3">
          <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('queue.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

const noFilter = { kind: '', age: '', place: '', media: '', firstTime: '', mine: '', search: '' }

function NothingWaits({ desk: { address } }: { desk: Desk }) {
  const t = useTranslations('desk.queue')
  if (!Object.values(address.filter).some(Boolean)) {
    return (
      <Empty
        icon={<ClipboardCheck aria-hidden className="size-8" />}
        title={<h2>{t('none')}</h2>}
        text={t('noneText')}
      />
    )
  }
  return (
    <Empty
      icon={<SearchX aria-hidden className="size-8" />}
      title={<h2>{t('noMatch')}</h2>}
      action={<Button onClick={() => address.set(noFilter)}>{t('clear')}</Button>}
    />
  )
}

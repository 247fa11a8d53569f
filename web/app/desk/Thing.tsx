import type { DeskItem } from '@bichar/contract/desk.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ClaimLine } from './ClaimLine.tsx'
import { FlaggedThing } from './FlaggedThing.tsx'
import { markIcons } from './QueueRow.tsx'
import { readOpenedAgain } from './queries.ts'
import { SupportThing } from './SupportThing.tsx'
import { ThePost } from './ThePost.tsx'
import { TimelineThing } from './TimelineThing.tsx'
import type { Desk } from './useDesk.ts'

/** The item that is to be decided, in full. */
export function Thing({ desk }: { desk: Desk }) {
  const t = useTranslations('desk')
  const loading = useTranslations('common')('loading')
  const client = useQueryClient()
  const { address, key, opened, whole, error } = desk
  const top = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run whenever another item is opened
  useEffect(() => {
    top.current?.parentElement?.scrollTo(0, 0)
    if (address.step === 'thing') window.scrollTo(0, 0)
  }, [key])

  if (!address.opened || (!opened && !error && desk.queue.query.data && desk.items.length === 0)) {
    return (
      <Empty
        icon={<Inbox aria-hidden className="size-8" />}
        title={t('thing.choose')}
        text={t('thing.chooseText')}
      />
    )
  }
  if (!whole) {
    const { opened: which } = address
    return error ? (
      <LoadFailed error={error} fallback={t('failedOne')} retry={() => readOpenedAgain(client, which)} />
    ) : (
      <div role="status" aria-label={loading} className="grid gap-3 p-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-8" />
        <Skeleton className="h-40" />
      </div>
    )
  }
  const { item } = whole
  return (
    <div ref={top} className="grid grid-cols-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-2 text-sm">
        <p className="font-bold">{t(`kind.${item.kind}`)}</p>
        <Marks item={item} />
        <ClaimLine desk={desk} />
      </div>
      {item.kind === 'post' && <ThePost thing={whole.thing} />}
      {item.kind === 'timeline' && <TimelineThing thing={whole.thing} />}
      {item.kind === 'flag' && <FlaggedThing whole={whole} />}
      {item.kind === 'support' && <SupportThing thing={whole.thing} />}
    </div>
  )
}

function Marks({ item: { marks } }: { item: DeskItem }) {
  const t = useTranslations('desk.marks')
  return (
    <ul className="flex flex-wrap gap-1.5 empty:hidden">
      {marks
        .filter((mark) => mark !== 'media')
        .map((mark) => {
          const Icon = markIcons[mark]
          return (
            <li
              key={mark}
              className={`inline-flex items-center gap-1 rounded-full px-2 font-semibold text-xs leading-6 ${mark === 'urgent' ? 'bg-alarm text-on-alarm' : mark === 'held' || mark === 'changed' ? 'bg-notice text-on-notice' : 'bg-raised text-ink'}`}
            >
              <Icon aria-hidden className="size-3.5" />
              {t(mark)}
            </li>
          )
        })}
    </ul>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Empty } from '../../ui/Empty.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { type SentFilter, sentIn, sentOptions } from './queries.ts'
import { SentItem } from './SentItem.tsx'

/** The messages that super admins have sent, narrowed by search and filter. */
export function SentList({ search, filter = 'all' }: { search: string; filter?: SentFilter }) {
  const t = useTranslations('notifications')
  const sending = useTranslations('sending')
  const query = useInfiniteQuery(sentOptions(search, filter))
  return (
    <PagedList
      label={sending('recent')}
      query={query}
      items={query.data ? sentIn(query.data) : []}
      failed={t('failed')}
      empty={
        <Empty
          icon={<BellOff aria-hidden className="size-8" />}
          title={t('none')}
          text={search ? sending('noMatchText', { search }) : sending('noneText')}
        />
      }
      className="grid grid-cols-1 gap-3"
    >
      {(sent) => <SentItem sent={sent} />}
    </PagedList>
  )
}

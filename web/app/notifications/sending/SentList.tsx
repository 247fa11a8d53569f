import { useInfiniteQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { NothingThere } from '../../admin/NothingThere.tsx'
import { PagedList } from '../../admin/PagedList.tsx'
import { type SentFilter, sentIn, sentOptions } from './queries.ts'
import { SentItem } from './SentItem.tsx'

/** What super admins have sent, as far as it fits the search and the filter. */
export function SentList({ search, filter = 'all' }: { search: string; filter?: SentFilter }) {
  const words = useTranslations('notifications')
  const query = useInfiniteQuery(sentOptions(search, filter))
  return (
    <PagedList
      label={words('sending.recent')}
      query={query}
      items={query.data ? sentIn(query.data) : []}
      failed={words('failed')}
      empty={
        <NothingThere
          search={search}
          icon={BellOff}
          title={words('none')}
          text={words('sending.noneText')}
          noMatchText={words('sending.noMatchText', { search })}
        />
      }
      className="grid grid-cols-1 gap-3"
    >
      {(sent) => <SentItem sent={sent} />}
    </PagedList>
  )
}

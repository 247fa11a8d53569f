import { useInfiniteQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { pendingTimelinesOptions, timelinesOf } from '../timelines/pendingTimelines.ts'
import { SearchField } from '../ui/SearchField.tsx'
import { AdminHeader } from './AdminHeader.tsx'
import { NothingThere } from './NothingThere.tsx'
import { PagedList } from './PagedList.tsx'
import { PendingTimelineCard } from './PendingTimelineCard.tsx'
import { useAddressSearch } from './useAddressSearch.ts'

/** The timeline entries that wait for approval. */
export default function PendingTimelinesPage() {
  const words = useTranslations('admin.timelines')
  const { search, typed, setTyped } = useAddressSearch()
  const query = useInfiniteQuery(pendingTimelinesOptions(search))
  const total = query.data?.pages.at(-1)?.total ?? 0
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-1 gap-4">
      <AdminHeader title={words('title')}>
        <SearchField label={words('search')} value={typed} onChange={setTyped} />
      </AdminHeader>
      <PagedList
        label={words('title')}
        query={query}
        items={timelinesOf(query.data?.pages ?? [])}
        count={total > 0 && words('count', { count: total })}
        failed={words('failed')}
        empty={
          <NothingThere
            search={search}
            noMatchText={words('noMatchText', { search })}
            icon={ListChecks}
            title={words('none')}
            text={words('noneText')}
          />
        }
        className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3"
      >
        {(entry) => <PendingTimelineCard entry={entry} />}
      </PagedList>
    </div>
  )
}

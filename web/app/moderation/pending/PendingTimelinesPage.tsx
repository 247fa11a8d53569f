import { useInfiniteQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { pendingTimelinesOptions, timelinesOf } from '../../timelines/pendingTimelines.ts'
import { PagedList } from '../../ui/PagedList.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { AdminHeader } from '../panel/AdminHeader.tsx'
import { EmptyList } from '../panel/EmptyList.tsx'
import { OpenDesk } from '../panel/OpenDesk.tsx'
import { useAddressSearch } from '../panel/useAddressSearch.ts'
import { PendingTimelineCard } from './PendingTimelineCard.tsx'

/** The timeline entries that are pending review. */
export default function PendingTimelinesPage() {
  const t = useTranslations('admin.timelines')
  const { search, typed, setTyped } = useAddressSearch()
  const query = useInfiniteQuery(pendingTimelinesOptions(search))
  const total = query.data?.pages.at(-1)?.total ?? 0
  return (
    <div className="grid measure-wide grid-cols-1 gap-4">
      <AdminHeader title={t('title')} action={<OpenDesk kind="timeline" />}>
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
      </AdminHeader>
      <PagedList
        label={t('title')}
        query={query}
        items={timelinesOf(query.data?.pages ?? [])}
        count={total > 0 && t('count', { count: total })}
        failed={t('failed')}
        empty={
          <EmptyList
            search={search}
            noMatchText={t('noMatchText', { search })}
            icon={ListChecks}
            title={t('none')}
            text={t('noneText')}
          />
        }
        className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3"
      >
        {(entry) => <PendingTimelineCard entry={entry} />}
      </PagedList>
    </div>
  )
}

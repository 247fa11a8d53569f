import { useInfiniteQuery } from '@tanstack/react-query'
import { ListChecks, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pendingTimelinesOptions, timelinesOf } from '../timelines/pendingTimelines.ts'
import { Empty } from '../ui/Empty.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { PendingTimelineCard } from './PendingTimelineCard.tsx'
import { SearchField } from './SearchField.tsx'
import { searchPauseMilliseconds } from './searchPause.ts'
import { WaitingList } from './WaitingList.tsx'

/** The timeline entries that wait for approval. */
export default function PendingTimelinesPage() {
  const words = useTranslations('admin.timelines')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), searchPauseMilliseconds)
  const query = useInfiniteQuery(pendingTimelinesOptions(search))
  const entries = query.data ? timelinesOf(query.data.pages) : []
  return (
    <div className="mx-auto grid max-w-6xl gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="heading text-2xl sm:text-3xl">{words('title')}</h1>
        <div className="w-full lg:w-96">
          <SearchField label={words('search')} value={typed} onChange={setTyped} />
        </div>
      </header>
      <WaitingList
        query={query}
        count={entries.length}
        label={words('title')}
        countWords={(count) => words('count', { count })}
        failed={words('failed')}
        empty={<NothingWaits search={search} />}
        className="grid items-start gap-4 empty:hidden md:grid-cols-2 xl:grid-cols-3"
      >
        {entries.map((entry) => (
          <PendingTimelineCard key={entry._id} entry={entry} />
        ))}
      </WaitingList>
    </div>
  )
}

function NothingWaits({ search }: { search: string }) {
  const words = useTranslations('admin')
  return search ? (
    <Empty
      icon={<SearchX aria-hidden className="size-8" />}
      title={words('noMatch')}
      text={words('timelines.noMatchText', { search })}
    />
  ) : (
    <Empty
      icon={<ListChecks aria-hidden className="size-8" />}
      title={words('timelines.none')}
      text={words('timelines.noneText')}
    />
  )
}

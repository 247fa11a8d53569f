import { useInfiniteQuery } from '@tanstack/react-query'
import { ClipboardCheck, SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pendingOptions, postsOf } from '../moderation/pendingPosts.ts'
import { Empty } from '../ui/Empty.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { PendingPostCard } from './PendingPostCard.tsx'
import { SearchField } from './SearchField.tsx'
import { searchPauseMilliseconds } from './searchPause.ts'
import { WaitingList } from './WaitingList.tsx'

/** The posts that wait for review, with all that is needed to decide. */
export default function PendingPostsPage() {
  const words = useTranslations('admin')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), searchPauseMilliseconds)
  const query = useInfiniteQuery(pendingOptions(search))
  const posts = query.data ? postsOf(query.data.pages) : []
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <h1 className="heading text-2xl sm:text-3xl">{words('pendingTitle')}</h1>
      <SearchField label={words('searchPending')} value={typed} onChange={setTyped} />
      <WaitingList
        query={query}
        count={posts.length}
        label={words('waiting')}
        countWords={(count) => words('waitingCount', { count })}
        failed={words('failedPending')}
        empty={<NothingWaits search={search} />}
        className="grid gap-4 empty:hidden"
      >
        {posts.map((post) => (
          <PendingPostCard key={post._id} post={post} />
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
      text={words('noMatchText', { search })}
    />
  ) : (
    <Empty
      icon={<ClipboardCheck aria-hidden className="size-8" />}
      title={words('noPending')}
      text={words('noPendingText')}
    />
  )
}

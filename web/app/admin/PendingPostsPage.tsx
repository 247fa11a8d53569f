import { useInfiniteQuery } from '@tanstack/react-query'
import { ClipboardCheck, SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pendingOptions, postsOf } from '../moderation/pendingPosts.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { LoadFailed } from './LoadFailed.tsx'
import { PendingPostCard } from './PendingPostCard.tsx'
import { SearchField } from './SearchField.tsx'

const searchPauseMilliseconds = 500
/** With fewer than this left, more are fetched, so that a moderator who goes through them never comes to an empty list. */
const fewestShown = 3

/** The posts that wait for review, with all that is needed to decide. */
export default function PendingPostsPage() {
  const words = useTranslations('admin')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), searchPauseMilliseconds)
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <h1 className="heading text-2xl sm:text-3xl">{words('pendingTitle')}</h1>
      <SearchField label={words('searchPending')} value={typed} onChange={setTyped} />
      <PendingList search={search} />
    </div>
  )
}

function PendingList({ search }: { search: string }) {
  const words = useTranslations('admin')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useInfiniteQuery(pendingOptions(search))
  const posts = data ? postsOf(data.pages) : []
  const list = useKeptFocus(posts.length)

  const fetchesMore = posts.length < fewestShown && hasNextPage && !isFetchingNextPage && !error
  useEffect(() => {
    if (fetchesMore) void fetchNextPage()
  }, [fetchesMore, fetchNextPage])

  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={words('failedPending')} retry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" />
    )
  }
  const total = data.pages.at(-1)?.total ?? 0
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={words('waiting')}
      aria-busy={isPlaceholderData}
      className="grid gap-4 outline-none aria-busy:opacity-55"
    >
      <p role="status" className="text-quiet">
        {total > 0 && words('waitingCount', { count: total })}
      </p>
      {posts.map((post) => (
        <PendingPostCard key={post._id} post={post} />
      ))}
      {error && <LoadFailed error={error} fallback={words('failedPending')} retry={() => void refetch()} />}
      {total === 0 && !error && <NothingWaits search={search} />}
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
    </section>
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

/** A card that was decided takes the focus away with it; the list takes it over, so that the next card is near. */
function useKeptFocus(count: number) {
  const list = useRef<HTMLElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const nowhere = document.activeElement === document.body || document.activeElement === null
    if (count < before.current && nowhere) list.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return list
}

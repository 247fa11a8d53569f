import type { Post } from '@bichar/contract/posts.ts'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { useCallback, useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { PostSkeleton } from '../posts/PostSkeleton.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { useInView } from '../ui/useInView.ts'
import { PostCard } from './PostCard.tsx'

interface Page {
  posts: Post[]
  nextCursor?: string | null
}

type Needed =
  | 'data'
  | 'error'
  | 'hasNextPage'
  | 'isFetching'
  | 'isFetchingNextPage'
  | 'refetch'
  | 'fetchNextPage'

interface PostListProps {
  query: Pick<UseInfiniteQueryResult<InfiniteData<Page>>, Needed>
  /** The address of the list after a cursor, where a page without JavaScript can continue there. */
  placeOf?(cursor: string): string
  /** Message if the list could not be fetched; without it only a button to retry is shown. */
  failed?: string
}

/** A list of cards; more are fetched before its end comes into view. */
export function PostList({ query, placeOf, failed }: PostListProps) {
  const t = useTranslations('posts.reading')
  const { data, error, hasNextPage, isFetching, refetch, fetchNextPage } = query
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const posts = data?.pages.flatMap((page) => page.posts) ?? []
  // Cards of another page are rendered in slices, between which the browser can scroll. Changes of those that are shown do not wait.
  const shownCount = useDeferredValue(posts.length)
  const isShown = shownCount >= posts.length
  const marker = useInView(more, hasNextPage && !isFetching && !error && isShown)

  if (!data) return error ? <Failed text={failed} retry={() => void refetch()} /> : <Waiting />
  const cursor = data.pages.at(-1)?.nextCursor
  if (posts.length === 0 && !hasNextPage) {
    return <Empty icon={<FileX2 aria-hidden className="size-8" />} title={t('none')} />
  }
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-4">
      {posts.slice(0, shownCount || undefined).map((post, index) => (
        <PostCard key={post._id} post={post} first={index === 0} />
      ))}
      <div ref={marker} key={`${data.pages.length} ${isShown}`} />
      {(query.isFetchingNextPage || !isShown) && <PostSkeleton />}
      {error && <Failed text={failed} retry={hasNextPage ? more : () => void refetch()} />}
      {hasNextPage && !error && <MoreLink to={cursor && placeOf?.(cursor)} busy={isFetching} more={more} />}
      <p role="status" className="py-4 text-center font-semibold text-quiet text-sm">
        {!hasNextPage && t('noMore')}
      </p>
    </div>
  )
}

function Waiting() {
  const loading = useTranslations('common')('loading')
  return (
    <div role="status" aria-label={loading} className="grid grid-cols-1 gap-3 sm:gap-4">
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
    </div>
  )
}

function Failed({ text, retry }: { text?: string; retry(): void }) {
  const t = useTranslations('common')
  return (
    <div className="grid justify-items-center gap-3 py-8 text-center">
      {text && <p role="alert">{text}</p>}
      <Button look="secondary" onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  )
}

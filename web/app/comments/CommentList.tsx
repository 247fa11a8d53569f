import type { Post } from '@bichar/contract/posts.ts'
import { MessageSquare } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { CommentSkeleton } from './CommentSkeleton.tsx'
import { CommentThread } from './CommentThread.tsx'
import type { useComments } from './useComments.ts'

interface CommentListProps {
  post: Post
  query: ReturnType<typeof useComments>
  /** Called once the comment that had the focus has been removed. */
  onDeleted(): void
}

/** The comments on a post, newest first, with a button that loads older ones. */
export function CommentList({ post, query, onDeleted }: CommentListProps) {
  const t = useTranslations('comments')
  const common = useTranslations('common')
  const list = useRef<HTMLUListElement>(null)
  const { data, comments, error, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } = query
  const goOnAt = useFocusOnMore(list, comments?.length ?? 0)

  if (!comments) {
    if (error) return <Failed error={error} retry={() => void refetch()} />
    return (
      <div role="status" aria-label={common('loading')}>
        <CommentSkeleton />
      </div>
    )
  }
  if (comments.length === 0 && !hasNextPage) {
    return (
      <Empty icon={<MessageSquare aria-hidden className="size-8" />} title={t('none')} text={t('noneText')} />
    )
  }
  const fetchMore = () => fetchNextPage({ cancelRefetch: false })
  const more = async () => {
    let fetched = await fetchMore()
    // A refetch that is under way is joined instead of cancelled, and brings no further page.
    const isRefetch = fetched.isSuccess && fetched.data.pages.length === data?.pages.length
    if (isRefetch && fetched.hasNextPage) fetched = await fetchMore()
    // With the last page the button that had the focus is unmounted.
    if (!fetched.hasNextPage) goOnAt(comments.length)
  }
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-4">
        {comments.map((comment) => (
          <li key={comment._id} tabIndex={-1} className="outline-none">
            <CommentThread post={post} comment={comment} onDeleted={onDeleted} />
          </li>
        ))}
      </ul>
      {isFetchingNextPage && <CommentSkeleton />}
      {error && <Failed error={error} retry={() => void (hasNextPage ? more() : refetch())} />}
      {hasNextPage && !error && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void more()}>
          {common('loadMore')}
        </Button>
      )}
    </>
  )
}

/** Returns a function that moves the focus to the list entry with the given index, as soon as it is rendered. */
function useFocusOnMore(list: { current: HTMLUListElement | null }, length: number) {
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (next.current === undefined || next.current >= length) return
    const entry = list.current?.children[next.current]
    if (entry instanceof HTMLElement) entry.focus()
    next.current = undefined
  }, [list, length])
  return (index: number) => {
    const entry = list.current?.children[index]
    if (entry instanceof HTMLElement) entry.focus()
    else next.current = index
  }
}

function Failed({ error, retry }: { error: unknown; retry(): void }) {
  const t = useTranslations('comments')
  const again = useTranslations('common')('retry')
  const reason = useErrorMessage()
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-6 text-center">
      <p>{reason(error, t('loadFailed'))}</p>
      <Button look="secondary" onClick={retry}>
        {again}
      </Button>
    </div>
  )
}

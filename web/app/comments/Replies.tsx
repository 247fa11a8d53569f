import type { Comment } from '@bichar/contract/comments.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useAwaitedErrorMessage } from '../i18n/errorMessage.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { CommentItem } from './CommentItem.tsx'
import { unreadReplies } from './list.ts'
import { QueuedComments } from './QueuedComments.tsx'
import { useMoreReplies } from './queries.ts'

interface RepliesProps {
  post: Post
  comment: Comment
  onDeleted(): void
}

/** The replies to a comment, oldest first, with a button that loads the rest. */
export function Replies({ post, comment, onDeleted }: RepliesProps) {
  const t = useTranslations('comments')
  const list = useRef<HTMLUListElement>(null)
  const errorMessage = useAwaitedErrorMessage()
  const { mutateAsync, isPending } = useMoreReplies(post._id, comment)
  const { replies, replyCount } = comment
  const more = unreadReplies(comment)
  const focusAt = useRef<string>(undefined)
  useEffect(() => {
    if (focusAt.current === undefined || more > 0) return
    // With the last replies the button that had the focus is unmounted, so the focus moves to the first reply that was loaded.
    list.current?.querySelector<HTMLElement>(`[data-comment="${focusAt.current}"] ~ li`)?.focus()
    focusAt.current = undefined
  })
  const readMore = async () => {
    focusAt.current = replies.at(-1)?._id
    try {
      await mutateAsync()
    } catch (error) {
      focusAt.current = undefined
      toast.error(await errorMessage(error, t('loadFailed')))
    }
  }
  return (
    <>
      {replyCount > 0 && (
        <p aria-hidden className="font-bold text-quiet text-sm">
          {t('replies', { count: replyCount })}
        </p>
      )}
      {replies.length > 0 && (
        <ul ref={list} aria-label={t('replies', { count: replyCount })} className="grid grid-cols-1 gap-3">
          {replies.map((reply) => (
            <li key={reply._id} data-comment={reply._id} tabIndex={-1} className="outline-none">
              <CommentItem post={post} comment={reply} isSmall onDeleted={onDeleted} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button
          look="plain"
          busy={isPending}
          onClick={() => void readMore()}
          className="justify-self-start !px-2 text-sm"
        >
          {t('moreReplies', { count: more })}
        </Button>
      )}
      <QueuedComments target={{ postId: post._id, parentId: comment._id }} />
    </>
  )
}

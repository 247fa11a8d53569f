import type { Comment } from '@bichar/contract/comments.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { takePendingAction } from '../accounts/pendingActionAfterLogin.ts'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { useSession } from '../api/session.ts'
import { CommentItem } from './CommentItem.tsx'
import { Replies } from './Replies.tsx'
import { Writing } from './Writing.tsx'

interface CommentThreadProps {
  post: Post
  comment: Comment
  /** Called once the comment that had the focus has been removed. */
  onDeleted(): void
}

/** A comment with its replies and the form for another reply. */
export const CommentThread = memo(function CommentThread({ post, comment, onDeleted }: CommentThreadProps) {
  const t = useTranslations('comments')
  const { user } = useSession()
  const gate = useLoginGate()
  const [isReplying, setReplying] = useState(false)
  const thread = useRef<HTMLDivElement>(null)
  const person = user?._id
  const reply = useCallback(() => {
    const { _id: id, title } = post
    const pendingAction = { act: 'comment', id, title, parentId: comment._id } as const
    if (gate('continue', `/postDetails/${id}?tab=comments`, pendingAction)()) setReplying(true)
  }, [gate, post, comment._id])
  // A user who logged in in order to reply here continues in the reply field.
  useEffect(() => {
    if (person && takePendingAction(person, (it) => it.act === 'comment' && it.parentId === comment._id))
      setReplying(true)
  }, [person, comment._id])
  const close = () => {
    setReplying(false)
    // The field that had the focus has been unmounted.
    thread.current?.querySelector<HTMLElement>('[data-reply]')?.focus()
  }
  return (
    <div ref={thread} className="grid grid-cols-1 gap-2">
      <CommentItem
        post={post}
        comment={comment}
        replyCount={comment.replyCount}
        onReply={comment.isHeld ? undefined : reply}
        onDeleted={onDeleted}
      />
      <div className="ml-2.5 grid grid-cols-1 gap-3 border-line border-l-4 pl-3 empty:hidden">
        <Replies post={post} comment={comment} onDeleted={onDeleted} />
        {isReplying && user && (
          <Writing
            key={user._id}
            post={post}
            person={user}
            parent={comment}
            label={t('writeReply')}
            onClose={close}
          />
        )}
      </div>
    </div>
  )
})

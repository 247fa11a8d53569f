import type { Reply as CommentData } from '@bichar/contract/comments.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { Clock, Flag, Reply, Trash2, UserRoundX } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { useFlagging } from '../flags/useFlagging.tsx'
import { languageOf } from '../i18n/text.ts'
import { Avatar } from '../media/Avatar.tsx'
import { usePausing } from '../moderation/sanctions/usePausing.tsx'
import { isOwnAnonymous } from '../posts/isOwnAnonymous.ts'
import { Ago } from '../ui/Ago.tsx'
import { Button, IconButton } from '../ui/Button.tsx'
import { Comma } from '../ui/Comma.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { SubjectContext } from '../ui/subject.ts'
import { VoteButtons } from './VoteButtons.tsx'

const DeleteCommentDialog = lazyDialog(() => import('./DeleteCommentDialog.tsx'))

interface CommentItemProps {
  post: Post
  comment: CommentData
  /** How many replies are removed together with the comment. */
  replyCount?: number
  /** Given only for a comment that accepts replies. */
  onReply?: (() => void) | undefined
  /** Whether this is a reply, shown below the comment that it replies to. */
  isSmall?: boolean
  onDeleted(): void
}

export const CommentItem = memo(function CommentItem({
  post,
  comment,
  replyCount = 0,
  onReply,
  isSmall = false,
  onDeleted,
}: CommentItemProps) {
  const t = useTranslations('comments')
  const report = useTranslations('reports.other.title')('comment')
  const { flag, dialog } = useFlagging({
    kind: 'comment',
    id: comment._id,
    isOwnAnonymous: isOwnAnonymous(comment),
  })
  const pauseAuthor = useTranslations('sanctions.pauseAuthor')('pauseAuthor')
  const { mayPause, pause, dialog: pauseDialog } = usePausing('comment', comment._id)
  const [deleting, setDeleting] = useState(false)
  const authorId = useId()
  const isOwn = useIsOwn(comment)
  const { text, isAnonymous, isHeld, authorImg, createdAt, can } = comment
  return (
    <SubjectContext value={authorId}>
      <article aria-labelledby={authorId} className="flex gap-3">
        <Avatar src={isAnonymous ? null : authorImg} className={isSmall ? 'size-8' : 'size-9'} />
        <div className="min-w-0 flex-1">
          <div className="flex">
            <p id={authorId} className="grid min-w-0 grow justify-items-start leading-5">
              <span className="font-bold">
                <AuthorName comment={comment} isOwn={isOwn} />
                <Comma />
              </span>
              <span className="text-quiet text-sm">
                <Ago at={createdAt} isDayOnly={isAnonymous} />
              </span>
            </p>
            {/* Only some users get these buttons, and they appear later than the rest; the reserved width prevents a layout shift. */}
            <div className="-my-2.5 flex min-w-11 shrink-0 justify-end">
              {mayPause && isAnonymous && !isOwn && (
                <IconButton label={pauseAuthor} onClick={pause} className="!text-quiet hover:!text-alarm">
                  <UserRoundX aria-hidden className="size-5" />
                </IconButton>
              )}
              {can.delete && (
                <IconButton
                  label={t('remove')}
                  onClick={() => setDeleting(true)}
                  className="!text-quiet hover:!text-alarm"
                >
                  <Trash2 aria-hidden className="size-5" />
                </IconButton>
              )}
            </div>
          </div>
          <p lang={languageOf(text)} dir="auto" className="whitespace-pre-line">
            {text.replace(/\n{3,}/g, '\n\n')}
          </p>
          <div className="-ml-2.5 flex items-center gap-1">
            {isHeld ? <Waits /> : <VoteButtons postId={post._id} comment={comment} />}
            {onReply && (
              <Button look="plain" data-reply onClick={onReply} className="text-quiet text-sm">
                <Reply aria-hidden className="size-5" />
                {t('reply')}
              </Button>
            )}
            {!isHeld && (
              <IconButton label={report} onClick={flag} className="ml-auto !text-quiet hover:!text-alarm">
                <Flag aria-hidden className="size-5" />
              </IconButton>
            )}
          </div>
        </div>
        {dialog}
        {pauseDialog}
        {deleting && (
          <DeleteCommentDialog
            postId={post._id}
            commentId={comment._id}
            isOwn={isOwn}
            replyCount={replyCount}
            onClose={() => setDeleting(false)}
            onDeleted={onDeleted}
          />
        )}
      </article>
    </SubjectContext>
  )
})

/** The notice that a comment is held for review. Only its author and the moderators see it. */
function Waits() {
  const t = useTranslations('comments')
  return (
    <p className="ml-2.5 flex items-center gap-1.5 py-2 font-semibold text-quiet text-sm">
      <Clock aria-hidden className="size-4 shrink-0" />
      {t('held')}
    </p>
  )
}

function useIsOwn({ user }: CommentData): boolean {
  const { user: viewer } = useSession()
  return user !== null && user._id === viewer?._id
}

/** The server tells only the author of an anonymous comment that it is theirs. */
function AuthorName({ comment, isOwn }: { comment: CommentData; isOwn: boolean }) {
  const { author, user, isAnonymous } = comment
  const t = useTranslations('comments')
  if (isAnonymous) return t(isOwn ? 'anonymousYou' : 'anonymous')
  if (!user) return t('formerMember')
  return (
    <>
      <span lang={languageOf(author)}>{author}</span>
      {isOwn && <span className="font-normal text-quiet"> {t('you')}</span>}
    </>
  )
}

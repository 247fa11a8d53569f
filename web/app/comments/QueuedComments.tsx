import { Clock, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { errorOf } from '../api/outcome.ts'
import { useSession } from '../api/session.ts'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { languageOf } from '../i18n/text.ts'
import { useQueuedRequests } from '../outbox/queue.ts'
import { useChangeQueue } from '../outbox/useChangeQueue.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import type { CommentTarget } from './commentDraft.ts'
import type { NewComment } from './newComment.ts'
import { type QueuedComment, queuedCommentsOn } from './queuedComments.ts'

/** The comments in this device's outbox that have not been sent yet: those at `target`, or all of them. */
export function QueuedComments({ target }: { target?: CommentTarget }) {
  const t = useTranslations('common')
  const comments = queuedCommentsOn(target, useQueuedRequests())
  if (comments.length === 0) return null
  return (
    <ul aria-label={t('waits')} className="grid grid-cols-1 gap-3">
      {comments.map((comment) => (
        <li key={comment.id} className="grid gap-1 rounded-control border border-edge border-dashed p-3">
          <QueuedCommentItem comment={comment} />
        </li>
      ))}
    </ul>
  )
}

function QueuedCommentItem({ comment }: { comment: QueuedComment }) {
  const t = useTranslations('comments')
  const common = useTranslations('common')
  const errorMessage = useErrorMessage()
  const { name } = useSession().user ?? {}
  const { retry, replace, remove } = useChangeQueue()
  const { refusal, input } = comment
  const { text, isAnonymous } = input.body
  const sendWith = (how: Pick<NewComment, 'isAnonymous' | 'confirmsName'>) =>
    void replace({ ...comment, input: { ...input, body: { ...input.body, ...how } } })
  const discard = async () => {
    if (!(await remove(comment.id))) toast.error(t('beingSent'))
  }
  return (
    <>
      <p className="font-bold">
        {isAnonymous ? t('anonymousYou') : <span lang={languageOf(name ?? '')}>{name}</span>}
      </p>
      <p lang={languageOf(text)} dir="auto" className="whitespace-pre-line">
        {text}
      </p>
      <p
        role="status"
        className={`flex gap-1.5 font-semibold text-sm ${refusal ? 'text-alarm' : 'text-quiet'}`}
      >
        {refusal ? (
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        ) : (
          <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
        )}
        {refusal ? errorMessage(errorOf(refusal), t('addFailed')) : common('waits')}
      </p>
      {/* The same for every comment with a name, so that it tells nobody whose the things above are. */}
      {refusal && !isAnonymous && <p className="text-quiet text-sm">{t('nameMayTell')}</p>}
      <div className="flex flex-wrap gap-2">
        {refusal && isAnonymous && (
          <Button look="secondary" onClick={() => void retry(comment.id)}>
            {common('retry')}
          </Button>
        )}
        {refusal && !isAnonymous && (
          <>
            <Button onClick={() => sendWith({ isAnonymous: true })}>{t('commentAnonymously')}</Button>
            <Button look="secondary" onClick={() => sendWith({ isAnonymous: false, confirmsName: true })}>
              {t('commentByName')}
            </Button>
          </>
        )}
        <Button look="plain" onClick={() => void discard()}>
          {common('delete')}
        </Button>
      </div>
    </>
  )
}

import type { Reply } from '@bichar/contract/comments.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowBigDown, ArrowBigUp } from 'lucide-react'
import { use } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { useAwaitedErrorMessage } from '../i18n/errorMessage.ts'
import { useQueuedRequests } from '../outbox/queue.ts'
import { SubjectContext } from '../ui/subject.ts'
import { toast } from '../ui/toast.ts'
import { pressVote } from './pressVote.ts'
import { type Direction, voteAfter } from './votes.ts'
import { enqueueVote, withQueuedVote } from './voting.ts'

const ways = {
  up: {
    Icon: ArrowBigUp,
    count: 'upvoteCount',
    chosen: 'hasUpvoted',
    failed: 'upvoteFailed',
    look: 'aria-pressed:text-brand',
  },
  down: {
    Icon: ArrowBigDown,
    count: 'downvoteCount',
    chosen: 'hasDownvoted',
    failed: 'downvoteFailed',
    look: 'aria-pressed:text-alarm',
  },
} as const

/** The buttons to vote up and down. Counts of zero are hidden, because a row of zeros looks as if nobody cared. */
export function VoteButtons({ postId, comment: read }: { postId: string; comment: Reply }) {
  const t = useTranslations('comments')
  const common = useTranslations('common')
  const subject = use(SubjectContext)
  const format = useFormatter()
  const gate = useLoginGate()
  const errorMessage = useAwaitedErrorMessage()
  const client = useQueryClient()
  const comment = withQueuedVote(read, useQueuedRequests())
  const vote = async (direction: Direction) => {
    const pendingAction = { act: 'voteOn', postId, id: comment._id, direction, title: comment.text } as const
    if (!gate('vote', undefined, pendingAction)()) return
    if (comment.waits && (await enqueueVote(postId, comment._id, voteAfter(comment, direction)))) return
    await pressVote(client, postId, read, direction, async (error, wanted) => {
      toast.error(await errorMessage(error, t(wanted ? ways[wanted].failed : 'voteFailed')))
    })
  }
  const buttons = (['up', 'down'] as const).map((direction) => {
    const { Icon, count, chosen, look } = ways[direction]
    return (
      <button
        key={direction}
        type="button"
        aria-describedby={subject}
        aria-pressed={comment[chosen]}
        title={t(direction)}
        onClick={() => void vote(direction)}
        className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2.5 font-bold text-quiet text-sm tabular-nums hover:bg-raised aria-pressed:[&_svg]:fill-current ${look}`}
      >
        <Icon aria-hidden className="size-5" />
        <span className="sr-only">{t(direction)}</span>
        {comment[count] > 0 && ` ${format.number(comment[count])}`}
      </button>
    )
  })
  return (
    <>
      {buttons}
      {comment.waits && <span className="text-quiet text-sm">({common('waits')})</span>}
    </>
  )
}

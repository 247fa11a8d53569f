import type { Post } from '@bichar/contract/posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { CallError } from '../api/errors.ts'
import { useQueuedRequests } from '../outbox/queue.ts'
import { toast } from '../ui/toast.ts'
import { useLoadFailure } from '../ui/useLoadFailure.ts'
import { withQueuedReaction } from './queuedReaction.ts'

interface ReactionButtonProps {
  post: Post
  className: string
}

/** It stands out among the actions, on a card as on the page of a post. */
const pill =
  '!bg-tint !px-2.5 !text-brand hover:!text-brand-strong aria-pressed:!bg-brand aria-pressed:!text-on-brand'

/** The 'বিচার চাই' button. It toggles at once and is rolled back if the server refuses (spec section 8). */
export function ReactionButton({ post, className }: ReactionButtonProps) {
  const t = useTranslations('reactions')
  const common = useTranslations('common')
  const format = useFormatter()
  const client = useQueryClient()
  const gate = useLoginGate()
  const explainLoadFailure = useLoadFailure()
  const [pressed, setPressed] = useState(false)
  const { hasReacted, reactionCount, waits } = withQueuedReaction(post, useQueuedRequests())

  const explain = (error: unknown) => {
    const tooOften = error instanceof CallError && error.status === 429
    toast.error(t(tooOften ? 'tooOften' : 'failed'))
  }
  const photo = post.medias[0]?.thumbnail
  const pendingAction = { act: 'react', id: post._id, title: post.title, photo } as const
  const react = () => {
    if (!gate('continue', undefined, pendingAction)()) return
    setPressed(true)
    // Guests do not need this module; for signed-in users it has been prefetched after the page.
    import('./reactions.ts').then(
      ({ toggleReaction }) => void toggleReaction(client, post, explain),
      explainLoadFailure,
    )
  }
  return (
    <button type="button" aria-pressed={hasReacted} onClick={react} className={`${className} ${pill}`}>
      <Scale
        aria-hidden
        className={`size-5 shrink-0 ${hasReacted ? 'fill-current' : ''} ${hasReacted && pressed ? 'animate-pop' : ''}`}
      />
      <span>
        <span lang="bn">{t('justice')}</span>{' '}
        <span className="tabular-nums">{format.number(reactionCount)}</span>
        <span className="sr-only"> {t('people', { count: reactionCount })}</span>
        {waits && <span className="ml-1 font-normal text-sm">({common('waits')})</span>}
      </span>
    </button>
  )
}

import type { Post } from '@bichar/contract/posts.ts'
import { Check, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { lazyDialog } from '../../ui/lazyDialog.tsx'
import { OwnItemNote } from '../panel/OwnItemNote.tsx'
import type { Moderation } from './useModeration.ts'
import type { People } from './usePeople.ts'

const SendBackDialog = lazyDialog(() => import('./SendBackDialog.tsx'))

interface ModerationActionsProps {
  post: Post
  moderation: Moderation
  people: People
}

/** The decisions that the post's state allows: approve, and send back with a reason; none on a moderator's own post. */
export function ModerationActions({
  post,
  people: { count, leftOut },
  moderation: { deciding, decide, asking, ask, reason },
}: ModerationActionsProps) {
  const t = useTranslations('posts.moderation')
  if (!post.can.moderate) return <OwnItemNote />
  return (
    <div className="flex grow flex-wrap gap-3 *:grow sm:grow-0 sm:*:grow-0">
      {!post.isAllowed && (
        <Button
          busy={deciding === 'approve'}
          disabled={deciding !== undefined || count === undefined}
          onClick={() => void decide({ action: 'approve', leaveOut: [...leftOut] })}
        >
          {deciding !== 'approve' && <Check aria-hidden className="size-5" />}
          {count ? t('approveWith', { count }) : t('approve')}
        </Button>
      )}
      {post.review?.state !== 'returned' && (
        <Button
          look="secondary"
          busy={deciding === 'disapprove'}
          disabled={deciding !== undefined}
          onClick={() => ask(true)}
        >
          {deciding !== 'disapprove' && <Undo2 aria-hidden className="size-5" />}
          <span>{t(post.isAllowed ? 'takeBack' : 'sendBack')}</span>
        </Button>
      )}
      {asking && (
        <SendBackDialog
          initial={reason}
          onClose={() => ask(false)}
          onSendBack={(given) => {
            ask(false)
            void decide({ action: 'disapprove', reason: given })
          }}
        />
      )}
    </div>
  )
}

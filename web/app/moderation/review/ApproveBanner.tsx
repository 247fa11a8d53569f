import type { Post } from '@bichar/contract/posts.ts'
import { Hourglass, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useReasonText } from '../../i18n/useReasonText.ts'
import { ModerationActions } from './ModerationActions.tsx'
import { PostPeople } from './PostPeople.tsx'
import { useModeration } from './useModeration.ts'
import { usePeople } from './usePeople.ts'

interface ApproveBannerProps {
  post: Post
  /** Called once a post that was not public has been decided. */
  onDecided?(): void
}

/** The review state of a post, above its details, with a moderator's decision buttons. Renders nothing for anyone else. */
export function ApproveBanner({ post, onDecided }: ApproveBannerProps) {
  const t = useTranslations('posts.moderation')
  const reason = useReasonText()(post.review?.reason ?? '')
  const moderation = useModeration(post, post.isAllowed ? undefined : onDecided)
  const people = usePeople(post)
  if (!post.can.moderate) return null
  if (post.isAllowed) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 text-quiet text-sm">
        <p>{t('approvedNote')}</p>
        <ModerationActions post={post} people={people} moderation={moderation} />
      </div>
    )
  }
  const returned = post.review?.state === 'returned'
  const Icon = returned ? Undo2 : Hourglass
  return (
    <div className="grid gap-3 rounded-card bg-notice p-4 text-on-notice">
      <div className="flex gap-3">
        <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
        <div>
          <p className="heading">{t(returned ? 'returned' : 'pending')}</p>
          <p className="text-sm">{(returned && reason) || t('pendingText')}</p>
        </div>
      </div>
      <PostPeople people={people} />
      <ModerationActions post={post} people={people} moderation={moderation} />
    </div>
  )
}

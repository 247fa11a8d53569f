import type { Post } from '@bichar/contract/posts.ts'
import { Clock, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../i18n/MixedScript.tsx'

/** Tells an author that their post is pending review, or why it was sent back. */
export function ReviewNote({ post }: { post: Post }) {
  const t = useTranslations('posts.card')
  if (post.isAllowed || !post.review) return null
  const { state, reason } = post.review
  const returned = state === 'returned'
  const Icon = returned ? Undo2 : Clock
  return (
    <div className="flex gap-2.5 rounded-control bg-notice px-3 py-2 text-on-notice text-sm">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="font-bold">{t(returned ? 'returned' : 'pending')}</p>
        {returned && reason && (
          <p>
            <MixedScript text={t('reason', { reason })} />
          </p>
        )}
        <p>{t(returned ? 'returnedText' : 'pendingText')}</p>
      </div>
    </div>
  )
}

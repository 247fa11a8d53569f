import type { Post } from '@bichar/contract/posts.ts'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { useSession } from '../api/session.ts'
import { Writing } from './Writing.tsx'

/** The form for a new comment. A guest is sent to the login before typing anything that could be lost. */
export function CommentForm({ post }: { post: Post }) {
  const t = useTranslations('comments')
  const gate = useLoginGate()
  const { user } = useSession()
  const photo = post.medias[0]?.thumbnail
  const pendingAction = { act: 'comment', id: post._id, title: post.title, photo } as const
  const write = gate('continue', `/postDetails/${post._id}?tab=comments`, pendingAction)
  if (user) return <Writing key={user._id} post={post} person={user} label={t('write')} />
  return (
    <button
      type="button"
      onClick={write}
      className="min-h-11 w-full rounded-control border border-edge bg-surface px-3 py-2 text-left text-quiet hover:bg-raised"
    >
      {t('write')}
    </button>
  )
}

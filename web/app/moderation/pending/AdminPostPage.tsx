import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PostDetail } from '../../postScreens/PostDetail.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { afterDecision, useFocusAfterDecision } from '../panel/useFocusAfterDecision.ts'
import { pendingOptions, postsOf } from '../review/pendingPosts.ts'
import type { Route } from './+types/AdminPostPage.ts'

const pending = '/admin/pending-posts'

/** A post in full within the admin panel, pending or not. After a decision the page moves on to the next pending post. */
export default function AdminPostPage({ params: { id } }: Route.ComponentProps) {
  const t = useTranslations('shell')
  const failed = useTranslations('posts.reading')('loadOneFailed')
  const navigate = useNavigate()
  const goOn = useGoOn(id)
  const page = useFocusAfterDecision()
  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      <PostDetail
        id={id}
        heading="h1"
        above={<BackLink to={pending}>{t('pendingReports')}</BackLink>}
        failed={failed}
        onClose={() => void navigate(pending, { replace: true })}
        onDecided={() => void goOn()}
      />
    </div>
  )
}

/** Navigates to the longest-waiting pending post, or to the empty list when there is none. */
function useGoOn(id: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const list = await client.ensureInfiniteQueryData(pendingOptions('')).catch(() => undefined)
    const next = postsOf(list?.pages ?? []).find((post) => post._id !== id)
    await navigate(next ? `/admin/getPostDetails/${next._id}` : pending, {
      replace: true,
      state: afterDecision,
    })
  }
}

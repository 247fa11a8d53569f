import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PostDetail } from '../posts/PostDetail.tsx'
import { BackLink } from '../ui/BackLink.tsx'
import type { Route } from './+types/AdminPostPage.ts'

const pending = '/admin/pending-posts'

/** A post in full within the panel, waiting or not. */
export default function AdminPostPage({ params }: Route.ComponentProps) {
  const words = useTranslations('shell')
  const navigate = useNavigate()
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to={pending}>{words('pendingReports')}</BackLink>
      <PostDetail id={params.id} heading="h1" onClose={() => void navigate(pending)} />
    </div>
  )
}

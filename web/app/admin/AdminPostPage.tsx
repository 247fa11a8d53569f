import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PostDetail } from '../posts/PostDetail.tsx'
import type { Route } from './+types/AdminPostPage.ts'

const pending = '/admin/pending-posts'

/** A post in full within the panel, waiting or not. */
export default function AdminPostPage({ params }: Route.ComponentProps) {
  const words = useTranslations('shell')
  const navigate = useNavigate()
  return (
    <div className="mx-auto max-w-2xl">
      <Link
        to={pending}
        className="mb-1 inline-flex min-h-11 items-center gap-2 rounded-control pr-3 font-bold text-quiet hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {words('pendingReports')}
      </Link>
      <PostDetail id={params.id} heading="h1" onClose={() => void navigate(pending)} />
    </div>
  )
}

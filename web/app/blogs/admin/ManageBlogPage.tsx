import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../../i18n/errorMessage.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { BlogArticle } from '../BlogArticle.tsx'
import { isMissing, NoBlog } from '../NoBlog.tsx'
import { managedBlogOptions } from '../queries.ts'
import type { Route } from './+types/ManageBlogPage.ts'
import { BlogControls } from './BlogControls.tsx'

const list = '/admin/blogs'

/** A blog in full within the admin panel, published or not. */
export default function ManageBlogPage({ params }: Route.ComponentProps) {
  const t = useTranslations('blogs')
  return (
    <div className="measure-text">
      <BackLink to={list}>{t('all')}</BackLink>
      <ManagedBlog id={params.id} />
    </div>
  )
}

function ManagedBlog({ id }: { id: string }) {
  const t = useTranslations('blogs')
  const reason = useErrorMessage()
  const navigate = useNavigate()
  const { data: blog, error } = useQuery(managedBlogOptions(id))
  const failure = blog || isMissing(error) ? null : error

  useEffect(() => {
    if (!failure) return
    toast.error(reason(failure, t('failedOne')))
    void navigate(list, { replace: true })
  }, [failure, reason, t, navigate])

  if (isMissing(error)) return <NoBlog />
  if (!blog) return <Skeleton className="h-[80vh]" />
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="card px-3 py-1.5">
        <BlogControls blog={blog} onDeleted={() => void navigate(list, { replace: true })} />
      </div>
      <BlogArticle blog={blog} />
    </div>
  )
}

import type { Suspect } from '@bichar/contract/suspects.ts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, UserRoundX } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { CallError } from '../api/errors.ts'
import { PostList } from '../posts/PostList.tsx'
import { suspectPostsOptions } from '../posts/queries.ts'
import { useGoBack } from '../shell/useGoBack.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useErrorMessage } from '../words/errorMessage.ts'
import type { Route } from './+types/SuspectPage.ts'
import { cachedSuspect, suspectOptions } from './queries.ts'
import { SuspectProfile } from './SuspectProfile.tsx'

const list = '/suspects'

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: root.loaderData?.appName },
  { name: 'robots', content: 'noindex' },
]

export default function SuspectPage({ params: { id } }: Route.ComponentProps) {
  const words = useTranslations('suspects.detail')
  const client = useQueryClient()
  const close = useGoBack(list)
  const { data, error } = useQuery({
    ...suspectOptions(id),
    placeholderData: () => cachedSuspect(client, id),
  })
  const missing = isMissing(error)
  useLeaveWhenFailed(missing || data ? null : error)
  return (
    <div className="mx-auto max-w-5xl">
      <Link
        to={list}
        onClick={(event) => {
          event.preventDefault()
          close()
        }}
        className="mb-1 inline-flex min-h-11 items-center gap-2 rounded-control pr-3 font-bold text-quiet hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {words('toList')}
      </Link>
      {missing ? <NoSuspect onClose={close} /> : data ? <Shown suspect={data} /> : <Waiting />}
    </div>
  )
}

/** What is gone and what never had an id like this is the same to who asks. */
const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.code === 'not_an_id')

/** Spec section 2: if the load fails it goes to /criminals. */
function useLeaveWhenFailed(error: unknown) {
  const words = useTranslations('suspects.detail')
  const reason = useErrorMessage()
  const navigate = useNavigate()
  useEffect(() => {
    if (!error) return
    toast.error(reason(error, words('failed')))
    void navigate('/criminals', { replace: true })
  }, [error, reason, words, navigate])
}

const columns = 'grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-6'

function Shown({ suspect }: { suspect: Suspect }) {
  const words = useTranslations('suspects.detail')
  return (
    <div className={columns}>
      <SuspectProfile suspect={suspect} />
      <section aria-labelledby="related" className="grid grid-cols-1 gap-3">
        <h2 id="related" className="heading px-1 text-xl">
          {words('related')}
        </h2>
        <RelatedPosts suspectId={suspect._id} />
      </section>
    </div>
  )
}

function RelatedPosts({ suspectId }: { suspectId: string }) {
  const words = useTranslations('suspects.detail')
  const reason = useErrorMessage()
  const query = useInfiniteQuery(suspectPostsOptions(suspectId))
  return <PostList query={query} failed={reason(query.error, words('relatedFailed'))} />
}

function Waiting() {
  const loading = useTranslations('common')('loading')
  return (
    <div role="status" aria-label={loading} className={columns}>
      <Skeleton className="!rounded-card h-[36rem]" />
      <Skeleton className="!rounded-card h-96 max-md:hidden" />
    </div>
  )
}

function NoSuspect({ onClose }: { onClose(): void }) {
  const words = useTranslations('suspects.detail')
  const goBack = useTranslations('common')('goBack')
  return (
    <Empty
      icon={<UserRoundX aria-hidden className="size-8" />}
      title={<h1>{words('notFound')}</h1>}
      text={words('notFoundText')}
      action={<Button onClick={onClose}>{goBack}</Button>}
    />
  )
}

import type { Suspect } from '@bichar/contract/suspects.ts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, UserRoundX } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { CallError, isOffline } from '../api/errors.ts'
import { checkReachable, useReached } from '../api/reach.ts'
import { FollowButton } from '../follows/FollowButton.tsx'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { useSuspectName } from '../i18n/useSuspectName.ts'
import { NotAvailableOffline } from '../postScreens/offlineCopy/NotAvailableOffline.tsx'
import { useIsMissingOffline } from '../postScreens/offlineCopy/offlineMisses.ts'
import { PostList } from '../postScreens/PostList.tsx'
import { suspectPostsOptions } from '../posts/queries.ts'
import { ShareButton } from '../sharing/ShareButton.tsx'
import { cachedSuspect } from '../suspects/cached.ts'
import { suspectOptions } from '../suspects/queries.ts'
import { SuspectProfile } from '../suspects/SuspectProfile.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useGoBack } from '../ui/useGoBack.ts'
import type { Route } from './+types/SuspectPage.ts'
import { SubmitTip } from './SubmitTip.tsx'

const list = '/suspects'

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: root.loaderData?.appName },
  { name: 'robots', content: 'noindex' },
]

export default function SuspectPage({ params: { id } }: Route.ComponentProps) {
  const t = useTranslations('suspects.detail')
  const client = useQueryClient()
  const close = useGoBack(list)
  const { data, error } = useQuery({
    ...suspectOptions(id),
    placeholderData: () => cachedSuspect(client, id),
  })
  const missing = isMissing(error)
  const isMissingOffline = useIsMissingOffline(suspectOptions(id).queryKey, data)
  const isLost = !useReached()
  useLeaveWhenFailed(missing || data || isLost ? null : error)
  return (
    <div className="measure-wide">
      <Link
        to={list}
        onClick={(event) => {
          event.preventDefault()
          close()
        }}
        className="mb-1 inline-flex min-h-11 items-center gap-2 rounded-control pr-3 font-bold text-quiet hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('toList')}
      </Link>
      {missing ? (
        <NoSuspect onClose={close} />
      ) : data ? (
        <Shown suspect={data} />
      ) : isMissingOffline ? (
        <NotAvailableOffline heading="h1" />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

/** A deleted suspect and an id that never existed are the same to a reader. */
const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.code === 'not_an_id')

/**
 * Spec section 2: if loading fails, the person is sent to /criminals. Without a network they stay, because nothing else could be loaded
 * either and this page may have been kept; the call fails before anything else has noticed that the network is lost.
 */
function useLeaveWhenFailed(error: unknown) {
  const t = useTranslations('suspects.detail')
  const reason = useErrorMessage()
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    toast.error(reason(error, t('failed')))
    void navigate('/criminals', { replace: true })
  })
  useEffect(() => {
    if (!error) return
    if (!isOffline(error)) return leave()
    let isOver = false
    void checkReachable().then((isAnswered) => {
      if (isAnswered && !isOver) leave()
    })
    return () => {
      isOver = true
    }
  }, [error])
}

const columns = 'grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-6'

function Shown({ suspect }: { suspect: Suspect }) {
  const t = useTranslations('suspects.detail')
  const { data, isLoading } = useInfiniteQuery(suspectPostsOptions(suspect._id))
  const posts = data?.pages.flatMap((page) => page.posts) ?? (isLoading ? undefined : [])
  const title = useSuspectName()(suspect.name)
  return (
    <div className={columns}>
      <SuspectProfile
        suspect={suspect}
        actions={
          suspect.shown !== 'removed' && (
            <>
              <SubmitTip suspect={suspect} posts={posts} />
              {suspect.shown === 'shown' && (
                <>
                  <FollowButton of={{ kind: 'suspect', of: suspect._id }} className="min-h-12" />
                  <ShareButton
                    shared={{ kind: 'suspect', id: suspect._id, title }}
                    className={buttonClass('secondary', 'min-h-12')}
                  />
                </>
              )}
            </>
          )
        }
      />
      <section aria-labelledby="related" className="grid grid-cols-1 gap-3">
        <h2 id="related" className="heading px-1 text-lg">
          {t('related')}
        </h2>
        <RelatedPosts suspectId={suspect._id} />
      </section>
    </div>
  )
}

function RelatedPosts({ suspectId }: { suspectId: string }) {
  const t = useTranslations('suspects.detail')
  const reason = useErrorMessage()
  const query = useInfiniteQuery(suspectPostsOptions(suspectId))
  return <PostList query={query} failed={reason(query.error, t('relatedFailed'))} />
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
  const t = useTranslations('suspects.detail')
  const goBack = useTranslations('common')('goBack')
  return (
    <Empty
      icon={<UserRoundX aria-hidden className="size-8" />}
      title={<h1>{t('notFound')}</h1>}
      text={t('notFoundText')}
      action={<Button onClick={onClose}>{goBack}</Button>}
    />
  )
}

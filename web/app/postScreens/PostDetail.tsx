import type { Post } from '@bichar/contract/posts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileX2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import type { Missing } from '../page/readForPage.ts'
import { cachedPost } from '../posts/cached.ts'
import { PostSkeleton } from '../posts/PostSkeleton.tsx'
import { postOptions } from '../posts/queries.ts'
import { QuickExit } from '../quickExit/QuickExit.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { useLoading } from '../ui/useLoaded.ts'
import { useLoadFailure } from '../ui/useLoadFailure.ts'
import { missingBy } from './missingBy.ts'
import { NotAvailableOffline } from './offlineCopy/NotAvailableOffline.tsx'
import { useIsMissingOffline } from './offlineCopy/offlineMisses.ts'
import { PostColumns, wideColumns } from './PostColumns.tsx'
import { WholePost } from './WholePost.tsx'

const BelowPost = lazyPart(() => import('./BelowPost.tsx'))

interface PostDetailProps {
  id: string
  /** Heading level: the page's own heading, or one in a dialog that has a title. */
  heading: 'h1' | 'h3'
  /** What stands above the post on its page, such as the way back. */
  above?: ReactNode
  /** What the server has found if guests cannot see this post. */
  missing?: Missing
  /** Message if the post could not be loaded and the server gave no reason. */
  failed?: string
  onClose(): void
  /** Called once a moderator has decided on it while it was not public. */
  onDecided?(): void
}

/** A post with its timeline and comments, on its page and in the dialog alike; a post that waits for review has neither beside it. */
export function PostDetail({
  id,
  heading,
  above,
  missing = false,
  failed,
  onClose,
  onDecided,
}: PostDetailProps) {
  const t = useTranslations('posts.reading')
  const client = useQueryClient()
  const { status } = useSession()
  // Somebody signed in may see more than the guest for whom the server rendered: their own post, or any as an admin.
  const enabled = !missing || status === 'signedIn'
  const { data, error, refetch } = useQuery({
    ...postOptions(id),
    enabled,
    placeholderData: () => cachedPost(client, id),
  })

  const isMissingOffline = useIsMissingOffline(postOptions(id).queryKey, data)

  const found = enabled ? missingBy(error) : missing
  const content = found ? (
    <NoPost isGone={found === 410} heading={heading} onClose={onClose} />
  ) : data ? (
    <Shown post={data} heading={heading} onClose={onClose} onDecided={onDecided} />
  ) : isMissingOffline ? (
    <NotAvailableOffline heading={heading} />
  ) : error ? (
    <LoadFailed error={error} fallback={failed ?? t('loadFailed')} retry={() => void refetch()} />
  ) : (
    <Loading />
  )
  const hasColumns = !found && data?.isAllowed !== false
  return (
    <div className={hasColumns ? 'measure-text xl:measure-wide' : 'measure-text'}>
      {above}
      {content}
    </div>
  )
}

function Loading() {
  const loading = useTranslations('common')('loading')
  const post = useTranslations('posts.reading')('post')
  return (
    <div role="status" aria-label={`${loading}: ${post}`} className={wideColumns}>
      <PostSkeleton />
    </div>
  )
}

interface ShownProps {
  post: Post
  heading: 'h1' | 'h3'
  onClose(): void
  onDecided?(): void
}

/**
 * A post that waits for review is shown alone; an approved one with its timeline and comments beside it. The page of an approved post is
 * rendered for guests: what others find on it arrives later, below what they may be about to tap. Above a post that waits there is the
 * moderators' banner, so they see both at once; if it cannot be loaded, they read the post, are told why, and get it once it can.
 */
function Shown({ post, heading, onClose, onDecided }: ShownProps) {
  const { moderate, addTimeline, changeAnonymity } = post.can
  const { part, error } = useLoading(() => import('../moderation/review/ApproveBanner.tsx'), moderate)
  const banner = moderate && part && <part.ApproveBanner post={post} onDecided={onDecided} />
  const hasFailed = error !== undefined
  const explainLoadFailure = useLoadFailure()
  const explain = useEffectEvent(() => explainLoadFailure(error))
  useEffect(() => {
    if (hasFailed) explain()
  }, [hasFailed])
  const exit = heading === 'h1' && changeAnonymity && post.isAnonymous && <QuickExit withButton />
  const isBannerComing = moderate && !banner && !hasFailed
  // What lies below the banner waits for it, which would move it.
  const below = (moderate || addTimeline || changeAnonymity) && !isBannerComing && <BelowPost post={post} />
  if (post.isAllowed) {
    return (
      <PostColumns post={post} heading={heading} onDeleted={onClose}>
        {exit}
        {banner}
        {below}
      </PostColumns>
    )
  }
  if (isBannerComing) return <Loading />
  return (
    <div className="grid grid-cols-1 gap-3">
      {banner}
      <WholePost post={post} heading={heading} onDeleted={onClose} />
      {below}
    </div>
  )
}

function NoPost({ isGone, heading: Heading, onClose }: Omit<ShownProps, 'post'> & { isGone: boolean }) {
  const t = useTranslations('posts.reading')
  const goBack = useTranslations('common')('goBack')
  return (
    <Empty
      icon={<FileX2 aria-hidden className="size-8" />}
      title={<Heading>{t('notFound')}</Heading>}
      text={t(isGone ? 'goneText' : 'notFoundText')}
      action={<Button onClick={onClose}>{goBack}</Button>}
    />
  )
}

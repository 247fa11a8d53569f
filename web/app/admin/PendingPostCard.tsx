import type { Post } from '@bichar/contract/posts.ts'
import { useCallback, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { ModerationActions } from '../moderation/ModerationActions.tsx'
import { ReviewFacts } from '../moderation/ReviewFacts.tsx'
import { useModeration } from '../moderation/useModeration.ts'
import { PostHeader } from '../posts/PostHeader.tsx'
import { PostMedia } from '../posts/PostMedia.tsx'
import { SourceLink } from '../posts/SourceLink.tsx'
import { PostSuspects } from '../reading/PostSuspects.tsx'
import { useInView } from '../ui/useInView.ts'
import { WholeText } from '../ui/WholeText.tsx'
import { pressInQueue } from './queueKeys.ts'

interface PendingPostCardProps {
  post: Post
  /** Opens the list of keyboard shortcuts. */
  onHelp(): void
}

/** A pending post in full, with further context and the two decision buttons below it. */
export function PendingPostCard({ post, onHelp }: PendingPostCardProps) {
  const t = useTranslations('admin')
  const navigate = useNavigate()
  const moderation = useModeration(post)
  const titleId = useId()
  const [near, setNear] = useState(false)
  const marker = useInView(
    useCallback(() => setNear(true), []),
    !near,
  )
  const address = `/admin/getPostDetails/${post._id}`
  return (
    <article
      aria-labelledby={titleId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: articles of a feed are focusable, and keyboard shortcuts act on the focused one
      tabIndex={0}
      onKeyDown={(event) =>
        pressInQueue(event, {
          approve: () => void moderation.decide({ action: 'approve' }),
          sendBack: () => moderation.ask(true),
          open: () => void navigate(address),
          help: onHelp,
        })
      }
      className="card scroll-mt-20 overflow-hidden"
    >
      <div ref={marker} className="grid gap-3 p-4 sm:p-5">
        <PostHeader post={post} whole />
        <h2 id={titleId} lang={languageOf(post.title)} className="font-extrabold text-xl leading-snug">
          {post.title}
        </h2>
        {post.source && <SourceLink source={post.source} />}
        <WholeText text={post.desc} />
      </div>
      <PostMedia post={post} whole />
      <PostSuspects suspects={post.criminals} />
      <div className="grid gap-3 border-line border-t p-4 sm:p-5">
        <ReviewFacts post={post} near={near} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ModerationActions post={post} moderation={moderation} />
          <Link
            to={address}
            className="inline-flex min-h-11 items-center rounded-control px-2 font-bold text-brand hover:underline"
          >
            {t('openPost')}
          </Link>
        </div>
      </div>
    </article>
  )
}

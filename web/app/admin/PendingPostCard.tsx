import type { Post } from '@bichar/contract/posts.ts'
import { ShieldCheck, Sprout } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ModerationActions } from '../moderation/ModerationActions.tsx'
import { useModeration } from '../moderation/useModeration.ts'
import { PostHeader } from '../posts/PostHeader.tsx'
import { PostMedia } from '../posts/PostMedia.tsx'
import { PostSuspects } from '../posts/PostSuspects.tsx'
import { WholeText } from '../posts/PostText.tsx'
import { SourceLink } from '../posts/SourceLink.tsx'
import { languageOf } from '../posts/text.ts'

/** A post that waits, in full, with the two decisions beneath. */
export function PendingPostCard({ post }: { post: Post }) {
  const words = useTranslations('admin')
  const moderation = useModeration(post)
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className="card overflow-hidden">
      <div className="grid gap-3 p-4 sm:p-5">
        <PostHeader post={post} />
        <h2 id={titleId} lang={languageOf(post.title)} className="font-extrabold text-xl leading-snug">
          {post.title}
        </h2>
        {post.source && <SourceLink source={post.source} />}
        <WholeText text={post.desc} />
      </div>
      <PostMedia post={post} whole />
      <PostSuspects suspects={post.criminals} />
      <div className="grid gap-3 border-line border-t p-4 sm:p-5">
        <Standing post={post} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ModerationActions post={post} moderation={moderation} />
          <Link
            to={`/admin/getPostDetails/${post._id}`}
            className="inline-flex min-h-11 items-center rounded-control px-2 font-bold text-brand hover:underline"
          >
            {words('openPost')}
          </Link>
        </div>
      </div>
    </article>
  )
}

/** All that a moderator learns of an author who stays anonymous, and of any other too. */
function Standing({ post: { authorApprovedBefore } }: { post: Post }) {
  const words = useTranslations('posts.moderation')
  const Icon = authorApprovedBefore ? ShieldCheck : Sprout
  return (
    <p className="flex items-center gap-2 text-quiet text-sm">
      <Icon aria-hidden className="size-4 shrink-0" />
      {words(authorApprovedBefore ? 'known' : 'unknown')}
    </p>
  )
}

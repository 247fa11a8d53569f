import type { Post } from '@bichar/contract/posts.ts'
import { useId } from 'react'
import { FollowButton } from '../follows/FollowButton.tsx'
import { languageOf } from '../i18n/text.ts'
import { useRootData } from '../page/useRootData.ts'
import { LabelledTexts } from '../posts/LabelledTexts.tsx'
import { PostHeader } from '../posts/PostHeader.tsx'
import { PostMedia } from '../posts/PostMedia.tsx'
import { ReviewNote } from '../posts/ReviewNote.tsx'
import { SourceLink } from '../posts/SourceLink.tsx'
import { QuickExit } from '../quickExit/QuickExit.tsx'
import { CaseLine } from '../timelines/CaseLine.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { WholeText } from '../ui/WholeText.tsx'
import { PostActions } from './PostActions.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostSuspects } from './PostSuspects.tsx'
import { useAuthorActions } from './useAuthorActions.tsx'
import { useModeratorActions } from './useModeratorActions.tsx'

const OwnReport = lazyPart(() => import('./OwnReport.tsx'))

interface WholePostProps {
  post: Post
  heading: 'h1' | 'h3'
  onDeleted(): void
  /** Shows the comments, which are elsewhere on the screen. */
  onComments?: () => void
}

/** A post in full: all of its text and all of its files. */
export function WholePost({ post, heading: Heading, onDeleted, onComments }: WholePostProps) {
  const titleId = useId()
  const origin = useRootData()?.origin
  const author = useAuthorActions(post)
  const moderator = useModeratorActions(post)
  const isOwn = post.can.changeAnonymity
  // On the page of an approved post, PostDetail shows the exit below the post: it arrives after what may be about to be tapped.
  const needsExit = post.isAllowed ? post.isAnonymous && Heading === 'h3' : true
  return (
    <article aria-labelledby={titleId} className="card">
      <div className="grid grid-cols-1 gap-3 p-3 sm:p-5">
        {isOwn && needsExit && <QuickExit withButton />}
        <PostHeader post={post} whole>
          <PostMenu post={post} more={[...moderator.actions, ...author.actions]} onDeleted={onDeleted} />
          {moderator.dialog}
          {author.dialogs}
        </PostHeader>
        {!post.can.moderate && <ReviewNote post={post} />}
        <Heading id={titleId} lang={languageOf(post.title)} className="font-extrabold text-lg sm:text-xl">
          {post.title}
        </Heading>
        {post.isAllowed && (
          <>
            <CaseLine post={post} />
            {isOwn ? (
              <div className="flex h-11">
                <OwnReport post={post} />
              </div>
            ) : (
              <FollowButton
                of={{ kind: 'post', of: post._id }}
                title={post.title}
                className="h-11 justify-self-start"
              />
            )}
          </>
        )}
        {post.source && <SourceLink source={post.source} />}
        <LabelledTexts post={post} />
        <WholeText text={post.desc} />
        <p className="hidden print:block">{`${origin}/postDetails/${post._id}`}</p>
      </div>
      <PostMedia post={post} first whole />
      <PostSuspects suspects={post.criminals} hasPending={post.hasPendingSuspects} />
      <PostActions post={post} onComments={onComments} className="dock rounded-b-card" />
    </article>
  )
}

import type { Post } from '@bichar/contract/posts.ts'
import { memo, useId } from 'react'
import { languageOf } from '../i18n/text.ts'
import { LastDevelopment } from '../posts/LastDevelopment.tsx'
import { PostHeader } from '../posts/PostHeader.tsx'
import { PostMedia } from '../posts/PostMedia.tsx'
import { ReviewNote } from '../posts/ReviewNote.tsx'
import { SourceLink } from '../posts/SourceLink.tsx'
import { Marked } from '../ui/marking.tsx'
import { SubjectContext } from '../ui/subject.ts'
import { PostActions } from './PostActions.tsx'
import { PostLink } from './PostLink.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostSuspects } from './PostSuspects.tsx'
import { PostText } from './PostText.tsx'

/** A post in a list. `first` marks the one whose picture is on the screen from the start, and does not load lazily. */
export const PostCard = memo(function PostCard({ post, first }: { post: Post; first?: boolean }) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className="card">
      <div className="grid grid-cols-1 gap-2 p-3 sm:p-4">
        <PostHeader post={post}>
          <SubjectContext value={titleId}>
            <PostMenu post={post} />
          </SubjectContext>
        </PostHeader>
        <ReviewNote post={post} />
        <h2 id={titleId} lang={languageOf(post.title)} className="font-extrabold text-lg leading-snug">
          <PostLink id={post._id} className="hover:underline">
            <Marked text={post.title} />
          </PostLink>
        </h2>
        <LastDevelopment post={post} />
        {post.source && <SourceLink source={post.source} />}
        <PostText post={post} />
      </div>
      <PostMedia post={post} first={first} />
      <PostSuspects suspects={post.criminals} hasPending={post.hasPendingSuspects} />
      <PostActions post={post} />
    </article>
  )
})

import type { Post } from '@bichar/contract/posts.ts'
import { memo, useId } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { CardHeading } from '../posts/CardHeading.tsx'
import { CaseStrip } from '../posts/CaseStrip.tsx'
import { LastDevelopment } from '../posts/LastDevelopment.tsx'
import { PostMedia } from '../posts/PostMedia.tsx'
import { ReviewNote } from '../posts/ReviewNote.tsx'
import { SourceLink } from '../posts/SourceLink.tsx'
import { Marked } from '../ui/marking.tsx'
import { SubjectContext } from '../ui/subject.ts'
import { CardActions } from './CardActions.tsx'
import { PostLink } from './PostLink.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostText } from './PostText.tsx'
import { SuspectFaces } from './SuspectFaces.tsx'

/**
 * A post in a list, no higher than half of a phone's screen: what one scans for first, then its picture, then how far the case has come.
 * `first` marks the one whose picture is on the screen from the start, and does not load lazily.
 */
export const PostCard = memo(function PostCard({ post, first }: { post: Post; first?: boolean }) {
  const titleId = useId()
  const hasMedia = post.medias.length > 0
  return (
    <article aria-labelledby={titleId} className="card">
      <div className="grid grid-cols-1 px-3 pb-1 sm:px-4">
        <CardHeading post={post}>
          <SubjectContext value={titleId}>
            <PostMenu post={post} />
          </SubjectContext>
        </CardHeading>
        <ReviewNote post={post} />
        <h2 id={titleId} lang={languageOf(post.title)} className="line-clamp-2 font-extrabold text-lg">
          <PostLink id={post._id} className="hover:underline">
            <Marked text={post.title} />
          </PostLink>
        </h2>
        <PostText
          post={post}
          lines={hasMedia ? 'line-clamp-1 text-quiet text-sm leading-6' : 'line-clamp-2'}
        />
      </div>
      <PostMedia post={post} first={first} isCard />
      <div className="grid grid-cols-1 px-3 sm:px-4">
        {post.criminals.length > 0 && (
          <div className={hasMedia ? '-mt-2' : ''}>
            <SuspectFaces suspects={post.criminals} />
          </div>
        )}
        <CaseFacts post={post} />
      </div>
      <CardActions post={post} />
    </article>
  )
})

/** How far the case has come, who is named, and where it was told before. */
function CaseFacts({ post }: { post: Post }) {
  const t = useTranslations('posts.card')
  const { criminals, hasPendingSuspects, source } = post
  const named = criminals.length > 0
  return (
    <>
      <div className="pt-1 pb-1.5">
        <CaseStrip {...post.caseLine} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-quiet text-sm leading-6">
        <LastDevelopment post={post} />
        {hasPendingSuspects ? (
          <p>{t(named ? 'morePendingSuspects' : 'pendingSuspects')}</p>
        ) : (
          !named && <p>{t('noSuspects')}</p>
        )}
        {source && <SourceLink source={source} />}
      </div>
    </>
  )
}

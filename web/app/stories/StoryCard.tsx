import type { Story } from '@bichar/contract/stories.ts'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { PostLink } from '../postScreens/PostLink.tsx'
import { PostSuspects } from '../postScreens/PostSuspects.tsx'
import { PostMedia } from '../posts/PostMedia.tsx'
import { CaseLine } from '../timelines/CaseLine.tsx'
import { SubjectContext } from '../ui/subject.ts'

interface StoryCardProps {
  story: Story
  /** Text shown if the post has been removed or is not visible; nothing is shown if omitted. */
  noPost?: string
  children?: ReactNode
}

/** The text of a story, and the post that it is about. */
export function StoryCard({ story, noPost, children }: StoryCardProps) {
  const t = useTranslations('stories')
  const titleId = useId()
  const { title, description, post } = story
  return (
    <article aria-labelledby={titleId} className="card overflow-hidden">
      {post && <PostMedia post={post} />}
      <div className="grid grid-cols-1 gap-3 p-4 sm:p-5">
        <h2 id={titleId} lang={languageOf(title)} className="font-extrabold text-lg">
          {title}
        </h2>
        <p lang={languageOf(description)} dir="auto" className="whitespace-pre-line">
          {description}
        </p>
        {post && <CaseLine post={post} />}
        {(post || noPost) && (
          <p className="text-quiet">
            <span className="font-semibold">{t('relatedPost')}:</span>{' '}
            {post ? (
              <PostLink id={post._id} className="font-semibold text-brand hover:underline">
                <span lang={languageOf(post.title)}>{post.title}</span>
              </PostLink>
            ) : (
              noPost
            )}
          </p>
        )}
      </div>
      {post && post.criminals.length > 0 && <PostSuspects suspects={post.criminals} />}
      {children && (
        <SubjectContext value={titleId}>
          <div className="px-4 pb-4 sm:px-5 sm:pb-5">{children}</div>
        </SubjectContext>
      )}
    </article>
  )
}

import type { Story } from '@bichar/contract/stories.ts'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { PostLink } from '../reading/PostLink.tsx'

interface StoryCardProps {
  story: Story
  /** What is said where the post is gone or not to be seen; nothing if it is left out. */
  noPost?: string
  children?: ReactNode
}

/** What a story tells, and the post with which it began. */
export function StoryCard({ story, noPost, children }: StoryCardProps) {
  const t = useTranslations('stories')
  const titleId = useId()
  const { title, description, post } = story
  return (
    <article aria-labelledby={titleId} className="card grid grid-cols-1 gap-2 p-4 sm:p-5">
      <h2 id={titleId} lang={languageOf(title)} className="font-extrabold text-lg leading-snug">
        {title}
      </h2>
      <p lang={languageOf(description)} dir="auto" className="whitespace-pre-line">
        {description}
      </p>
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
      {children}
    </article>
  )
}

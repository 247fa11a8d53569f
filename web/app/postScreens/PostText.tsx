import type { Post } from '@bichar/contract/posts.ts'
import { useContext, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { beginning, languageOf } from '../i18n/text.ts'
import { Marked, MarkingContext } from '../ui/marking.tsx'
import { WholeText } from '../ui/WholeText.tsx'
import { PostLink } from './PostLink.tsx'

const action =
  '-my-2 -ml-2 inline-flex min-h-11 items-center rounded-control px-2 font-bold text-brand hover:underline'

/** The description in a card: its beginning, and the rest on request. */
export function PostText({ post }: { post: Pick<Post, '_id' | 'title' | 'desc'> }) {
  const t = useTranslations('posts.card')
  const [expanded, setExpanded] = useState(false)
  const block = useRef<HTMLDivElement>(null)
  const textId = useId()
  const excerpt = useContext(MarkingContext)?.excerpt(post.desc)
  const start = beginning(post.desc)
  if (start === undefined) return <WholeText text={post.desc} />

  const toggle = () => {
    setExpanded(!expanded)
    // After a long text is collapsed, the viewport would be somewhere below the card.
    if (expanded) requestAnimationFrame(() => block.current?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <div ref={block} className="scroll-mt-32">
      {expanded ? (
        <WholeText id={textId} text={post.desc} />
      ) : (
        <p id={textId} lang={languageOf(post.desc)} dir="auto">
          <Marked text={excerpt ?? `${start}…`} />
        </p>
      )}
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={textId}
        onClick={toggle}
        className={`${action} noscript:hidden`}
      >
        {t(expanded ? 'showLess' : 'readMore')}
        <span className="sr-only">
          : <span lang={languageOf(post.title)}>{post.title}</span>
        </span>
      </button>
      <span className="hidden noscript:inline">
        <PostLink id={post._id} className={action}>
          {t('readMore')}
          <span className="sr-only">
            : <span lang={languageOf(post.title)}>{post.title}</span>
          </span>
        </PostLink>
      </span>
    </div>
  )
}

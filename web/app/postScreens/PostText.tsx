import type { Post } from '@bichar/contract/posts.ts'
import { useContext, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { beginning, languageOf } from '../i18n/text.ts'
import { Marked, MarkingContext } from '../ui/marking.tsx'
import { WholeText } from '../ui/WholeText.tsx'
import { PostLink } from './PostLink.tsx'

const action =
  '-my-2.5 inline-flex min-h-11 items-center rounded-control font-bold text-brand text-sm hover:underline'

interface PostTextProps {
  post: Pick<Post, '_id' | 'title' | 'desc'>
  /** The class that limits how many lines of the beginning are shown; all of them without it. */
  lines?: string
}

/** The description in a card: its beginning, and the rest on request. */
export function PostText({ post, lines = '' }: PostTextProps) {
  const t = useTranslations('posts.card')
  const [expanded, setExpanded] = useState(false)
  const block = useRef<HTMLDivElement>(null)
  const textId = useId()
  const excerpt = useContext(MarkingContext)?.excerpt(post.desc)
  const start = beginning(post.desc)
  if (start === undefined) return <WholeText text={post.desc} className={lines} />

  const toggle = () => {
    setExpanded(!expanded)
    // After a long text is collapsed, the viewport would be somewhere below the card.
    if (expanded) requestAnimationFrame(() => block.current?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <div
      ref={block}
      className={`scroll-mt-32 ${expanded ? '' : 'flex flex-wrap items-end justify-between gap-x-2'}`}
    >
      {expanded ? (
        <WholeText id={textId} text={post.desc} />
      ) : (
        <div className="min-w-0 flex-1 basis-40">
          <p id={textId} lang={languageOf(post.desc)} dir="auto" className={lines}>
            <Marked text={excerpt ?? `${start}…`} />
          </p>
        </div>
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

import type { Post } from '@bichar/contract/posts.ts'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { Ago } from '../ui/Ago.tsx'
import { Comma } from '../ui/Comma.tsx'
import { Marked } from '../ui/marking.tsx'
import { usePlaceTexts } from './usePlaceTexts.ts'

type Heading = Pick<Post, 'isAnonymous' | 'createdAt' | 'kinds' | 'location' | 'place'>

/** What one scans a list of posts for, in one line: kind, place and time. `children` is the menu at its end. */
export function CardHeading({ post, children }: { post: Heading; children?: ReactNode }) {
  const { isAnonymous, createdAt } = post
  const { location, name } = usePlaceTexts(post)
  return (
    <header className="flex items-start">
      <div className="min-w-0 grow pt-1.5 text-quiet text-sm leading-6">
        {/* The text of the time changes on hydration. It begins where it did, because the rest leaves room for the longest. */}
        <p className="flex gap-2">
          <span className="max-w-[calc(100%-6rem)] truncate">
            <Kinds kinds={post.kinds} />
            <Marked text={name} />
            {name && location && ' · '}
            <span lang={languageOf(location)}>
              <Marked text={location} />
            </span>
            {(name || location) && <Comma />}
          </span>
          <span className="min-w-0 truncate">
            <Ago at={createdAt} isDayOnly={isAnonymous} />
            <Comma />
          </span>
        </p>
      </div>
      <div className="-mr-2 -mb-3 empty:hidden">{children}</div>
    </header>
  )
}

/** The first kind as a filled mark, and how many more there are. */
function Kinds({ kinds }: Pick<Post, 'kinds'>) {
  const nameOf = useTranslations('crimeTypes')
  const format = useFormatter()
  const [first, ...more] = kinds
  if (!first) return null
  return (
    <>
      <span className="mr-1.5 rounded-full bg-raised px-2.5 py-0.5 font-bold text-ink">
        {nameOf(first)}
        {more.length > 0 && (
          <>
            <span aria-hidden> +{format.number(more.length)}</span>
            <span className="sr-only">{more.map((kind) => `, ${nameOf(kind)}`)}</span>
          </>
        )}
      </span>
      <Comma />
    </>
  )
}

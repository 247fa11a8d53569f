import type { Post } from '@bichar/contract/posts.ts'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Ago } from '../ui/Ago.tsx'
import { Comma } from '../ui/Comma.tsx'
import { PlaceText } from './PlaceText.tsx'
import { usePlaceTexts } from './usePlaceTexts.ts'

type Heading = Pick<Post, 'isAnonymous' | 'createdAt' | 'kinds' | 'location' | 'place'>

/** What one scans a list of posts for, in one line: kind, place and time. `children` is the menu at its end. */
export function CardHeading({ post, children }: { post: Heading; children?: ReactNode }) {
  const { isAnonymous, createdAt } = post
  const { location, name } = usePlaceTexts(post)
  const hasPlace = name !== '' || location !== ''
  return (
    <header className="flex items-start">
      <div className="min-w-0 grow pt-1.5 text-quiet text-sm leading-6">
        {/* The text of the time changes on hydration. It begins where it did, because its column has room for the longest. */}
        <p className="flex gap-2">
          <Kinds kinds={post.kinds} hasNeighbour={hasPlace} />
          {hasPlace && (
            <span className="min-w-0 truncate">
              <PlaceText name={name} location={location} />
            </span>
          )}
          <span className="shrink-0 grow basis-24 truncate">
            <Ago at={createdAt} isDayOnly={isAnonymous} isShort />
            <Comma />
          </span>
        </p>
      </div>
      <div className="-mr-2 -mb-3 empty:hidden">{children}</div>
    </header>
  )
}

/** The first kind as a filled mark, and how many more there are; a long one is cut to leave room for the beginning of a place. */
function Kinds({ kinds, hasNeighbour }: Pick<Post, 'kinds'> & { hasNeighbour: boolean }) {
  const nameOf = useTranslations('crimeTypes')
  const format = useFormatter()
  const [first, ...more] = kinds
  if (!first) return null
  return (
    <span
      className={`flex h-6 gap-1 rounded-full bg-raised px-2.5 font-bold text-ink ${hasNeighbour ? 'max-w-[calc(100%-11rem)] shrink-0' : 'min-w-0'}`}
    >
      <span className="truncate">
        {nameOf(first)}
        {more.length === 0 && <Comma />}
      </span>
      {more.length > 0 && (
        <>
          <span aria-hidden className="shrink-0">
            {' '}
            +{format.number(more.length)}
          </span>
          <span className="sr-only">
            {more.map((kind) => `, ${nameOf(kind)}`)}
            <Comma />
          </span>
        </>
      )}
    </span>
  )
}

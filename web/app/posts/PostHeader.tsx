import type { Post } from '@bichar/contract/posts.ts'
import { CalendarClock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Avatar } from '../media/Avatar.tsx'
import { Ago } from '../ui/Ago.tsx'
import { Comma } from '../ui/Comma.tsx'
import { PostTime } from '../ui/Time.tsx'
import { type Authored, AuthorName } from './AuthorName.tsx'
import { IncidentTime } from './IncidentTime.tsx'
import { PlaceText } from './PlaceText.tsx'
import { usePlaceTexts } from './usePlaceTexts.ts'

/** Fields that an author need not fill in are optional, because some callers only have the outline of a post. */
type Heading = Authored &
  Pick<Post, 'createdAt'> &
  Partial<Pick<Post, 'location' | 'place' | 'incidentAt' | 'kinds'>>

interface PostHeaderProps {
  post: Heading
  /** Whether it is the page of the post, which says when it was written and not how long ago. */
  whole?: boolean
  children?: ReactNode
}

/** Author, time and place of a post. `children` is the menu at the end of the row. */
export function PostHeader({ post, whole, children }: PostHeaderProps) {
  const { user, isAnonymous, incidentAt, kinds, createdAt } = post
  const Time = whole ? PostTime : Ago
  const { location, name } = usePlaceTexts(post)
  const t = useTranslations('posts.card')
  const kindName = useTranslations('crimeTypes')
  return (
    <header className="flex flex-wrap items-start gap-3">
      <Avatar src={isAnonymous ? null : user?.avatar} />
      <div className="min-w-0 grow basis-20">
        <p className="line-clamp-2 font-bold leading-6">
          <AuthorName post={post} />
        </p>
        <p className="flex flex-wrap gap-x-3 text-quiet text-sm leading-5">
          {/* The text of the time changes on hydration. Nothing follows it that could shift: it has a row of
              its own on a phone, and is last elsewhere. */}
          <span className="basis-full sm:order-1 sm:basis-auto">
            <Time at={createdAt} isDayOnly={isAnonymous} />
            <Comma />
          </span>
          {(name || location) && (
            <span className="flex min-w-0 gap-1">
              <MapPin aria-hidden className="mt-0.75 size-3.5 shrink-0" />
              <span className="leading-5">
                <PlaceText name={name} location={location} />
              </span>
            </span>
          )}
          {incidentAt && (
            <span className="order-2 flex min-w-0 basis-full gap-1">
              <CalendarClock aria-hidden className="mt-0.75 size-3.5 shrink-0" />
              <span>{t.rich('happened', { time: () => <IncidentTime at={incidentAt} /> })}</span>
            </span>
          )}
        </p>
        {kinds?.length ? (
          <p className="font-bold text-sm leading-5">{kinds.map((kind) => kindName(kind)).join(' · ')}</p>
        ) : null}
      </div>
      <div className="ml-auto empty:hidden">{children}</div>
    </header>
  )
}

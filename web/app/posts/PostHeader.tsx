import type { Post } from '@bichar/contract/posts.ts'
import { CalendarClock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { Avatar } from '../media/Avatar.tsx'
import { Ago } from '../ui/Ago.tsx'
import { Marked } from '../ui/marking.tsx'
import { IncidentTime } from './IncidentTime.tsx'

/** Where only the outline of a post is known, what its author need not fill in is not shown. */
type Heading = Pick<Post, 'user' | 'isAnonymous' | 'createdAt'> &
  Partial<Pick<Post, 'location' | 'incidentAt' | 'kinds' | 'withoutAccount'>>

/** Who, when and where. `children` stand at the end of the line: the menu. */
export function PostHeader({ post, children }: { post: Heading; children?: ReactNode }) {
  const { user, isAnonymous, location, incidentAt, kinds, createdAt } = post
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
          {/* What stands behind it on a line would move when the page comes alive. */}
          <span className="basis-full sm:order-1 sm:basis-auto">
            <Ago at={createdAt} isDayOnly={isAnonymous} />
          </span>
          {location && (
            <span className="flex min-w-0 gap-1">
              <MapPin aria-hidden className="mt-[0.2rem] size-3.5 shrink-0" />
              <span lang={languageOf(location)} className="leading-5">
                <Marked text={location} />
              </span>
            </span>
          )}
          {incidentAt && (
            <span className="order-2 flex min-w-0 basis-full gap-1">
              <CalendarClock aria-hidden className="mt-[0.2rem] size-3.5 shrink-0" />
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

/** Of an anonymous post only its own author gets the person at all, and is told that others do not. */
function AuthorName({ post: { user, isAnonymous, withoutAccount } }: { post: Heading }) {
  const t = useTranslations('posts.card')
  const followUps = useTranslations('followUps')
  if (withoutAccount) return followUps('withoutAccount')
  if (isAnonymous) return t(user ? 'anonymousYou' : 'anonymous')
  if (!user) return t('formerMember')
  return <span lang={languageOf(user.name)}>{user.name}</span>
}

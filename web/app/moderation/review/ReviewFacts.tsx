import type { PostReview } from '@bichar/contract/moderation.ts'
import type { Post } from '@bichar/contract/posts.ts'
import { useQuery } from '@tanstack/react-query'
import { EyeOff, Hourglass, type LucideIcon, ShieldCheck, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMoments } from '../../i18n/moments.ts'
import { languageOf } from '../../i18n/text.ts'
import { ReportEntry } from './ReportEntry.tsx'
import { reviewOptions } from './review.ts'
import { waitingTime } from './waitingTime.ts'

/** What a moderator needs to know besides the post itself. The data is fetched only once the card is `near` the viewport. */
export function ReviewFacts({ post, near = true }: { post: Post; near?: boolean }) {
  const { data } = useQuery({ ...reviewOptions(post), enabled: near })
  return (
    <div className="grid grid-cols-1 gap-3">
      {post.review?.state === 'waiting' && <WaitingTime post={post} />}
      <ModerationHistory
        isAnonymous={post.isAnonymous}
        user={post.user}
        standing={data?.authorStanding ?? null}
      />
      {data && data.criminals.length > 0 && <NamedSuspects suspects={data.criminals} />}
      {data && data.totalReports > 0 && <EarlierReports review={data} />}
    </div>
  )
}

function WaitingTime({ post: { updatedAt, isAnonymous } }: { post: Post }) {
  const t = useTranslations('posts.moderation')
  const { unit, count } = waitingTime(updatedAt, { isDayOnly: isAnonymous })
  return <Fact icon={Hourglass}>{t(`waits.${unit}`, { count })}</Fact>
}

interface StandingProps {
  isAnonymous: boolean
  /** null if the account has been deleted. */
  user: { _id: string; name: string } | null
  standing: PostReview['authorStanding']
}

/** How earlier posts of a named author were decided. About an anonymous author moderators learn nothing, and a notice says so. */
export function ModerationHistory({ isAnonymous, user, standing }: StandingProps) {
  const t = useTranslations('posts.moderation')
  const { day } = useMoments()
  if (isAnonymous) return <Fact icon={EyeOff}>{t('anonymousAuthor')}</Fact>
  if (!standing) return null
  const isKnown = standing.approvedCount > 0
  return (
    <Fact icon={isKnown ? ShieldCheck : Sprout}>
      <span>{t(isKnown ? 'known' : 'unknown')}</span>
      {' · '}
      <span>
        {t('standing', {
          joined: day(new Date(standing.joinedAt)),
          approved: standing.approvedCount,
          returned: standing.returnedCount,
        })}
      </span>
      {user && (
        <>
          {' · '}
          <a
            href={`/admin/users/${user._id}`}
            target="_blank"
            rel="noopener noreferrer"
            lang={languageOf(user.name)}
            className="font-bold hover:underline"
          >
            {user.name}
          </a>
        </>
      )}
    </Fact>
  )
}

const Fact = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <p className="flex gap-2 text-quiet text-sm">
    <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
)

/** The accused suspects with their alleged crimes; the post itself only shows who they are. */
export function NamedSuspects({ suspects }: { suspects: PostReview['criminals'] }) {
  const t = useTranslations('posts.moderation')
  const suspectWords = useTranslations('suspects')
  const crimes = useTranslations('crimeTypes')
  return (
    <section className="grid grid-cols-1 gap-1">
      <h3 className="heading text-sm">{t('accused')}</h3>
      <ul className="grid grid-cols-1 gap-1 text-sm">
        {suspects.map(({ _id, name, dangerLevel, crimeTypes, location }) => (
          <li key={_id}>
            <Link to={`/suspects/${_id}`} lang={languageOf(name)} className="font-bold hover:underline">
              {name}
            </Link>{' '}
            <span className="text-quiet">
              {[
                suspectWords('list.danger', { level: suspectWords(`danger.${dangerLevel}`) }),
                ...crimeTypes.map((type) => crimes(type)),
                ...(location ? [location] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function EarlierReports({ review: { reports, totalReports } }: { review: PostReview }) {
  const t = useTranslations('posts.moderation')
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="heading text-sm">{t('reports', { count: totalReports })}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {reports.map((report) => (
          <ReportEntry key={report._id} report={report} note={t(`reportState.${report.state}`)} />
        ))}
      </ul>
    </section>
  )
}

import type { PersonReview } from '@bichar/contract/personReview.ts'
import type { Sanction } from '@bichar/contract/sanctions.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { MixedScript } from '../../i18n/MixedScript.tsx'
import { useMoments } from '../../i18n/moments.ts'
import { languageOf } from '../../i18n/text.ts'
import { Avatar } from '../../media/Avatar.tsx'
import { AppealFacts, SanctionFacts } from '../../sanctions/SanctionFacts.tsx'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PostTime } from '../../ui/Time.tsx'
import type { Route } from './+types/PersonPage.ts'
import { DecideForm } from './DecideForm.tsx'
import { personOptions } from './queries.ts'
import { useLifting } from './useLifting.ts'

/** A person as seen by admins: what they have written under their name, and the decisions about it and them. */
export default function PersonPage({ params: { id } }: Route.ComponentProps) {
  const t = useTranslations('people')
  const users = useTranslations('users')
  const { data, error, refetch } = useQuery(personOptions(id))
  return (
    <div className="grid measure-wide grid-cols-1 gap-4">
      <BackLink to="/admin/users">{users('title')}</BackLink>
      {error && !data && <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />}
      {!data && !error && <Skeleton className="!rounded-card h-40" />}
      {data && <Person person={data} />}
    </div>
  )
}

function Person({ person }: { person: PersonReview }) {
  const t = useTranslations('people')
  const users = useTranslations('users')
  const { day } = useMoments()
  const { user, strikes, sanctions, can } = person
  return (
    <>
      <header className="card flex items-center gap-4 p-4 sm:p-5">
        <Avatar src={user.avatar} className="size-16" />
        <div className="grid min-w-0 gap-0.5">
          <h1 lang={languageOf(user.name)} className="break-words font-extrabold text-xl">
            {user.name}
          </h1>
          <p className="text-quiet text-sm">
            {users(`roles.${user.isSuperAdmin ? 'superAdmin' : user.role}`)} ·{' '}
            {users('joined', { date: day(new Date(user.createdAt)) })}
          </p>
          <p className={strikes > 0 ? 'font-bold text-alarm' : 'text-quiet'}>
            {t('strikes', { count: strikes })}
          </p>
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          {can.sanction && <DecideForm personId={user._id} />}
          <Part title={t('sanctions')} empty={t('noSanctions')}>
            {sanctions.map((each) => (
              <Decided key={each._id} sanction={each} mayLift={can.sanction} />
            ))}
          </Part>
        </div>
        <Written person={person} />
      </div>
    </>
  )
}

function Written({ person: { contributions, totals, flags, decisions } }: { person: PersonReview }) {
  const t = useTranslations('people')
  const audit = useTranslations('audit.name')
  return (
    <div className="grid grid-cols-1 gap-4">
      <Part
        title={t('contributions')}
        empty={t('noContributions')}
        note={`${t('counts', { ...totals })}. ${t('onlyNamed')}`}
      >
        {contributions.map(({ _id, kind, postId, text, at, state, reason }) => (
          <Line key={_id} postId={postId} text={text} more={reason}>
            {t(`kinds.${kind}`)} · {t(`states.${state}`)} · <PostTime at={at} />
          </Line>
        ))}
      </Part>
      <Part title={t('flags')} empty={t('noFlags')}>
        {flags.map(({ _id, postId, title, reason, state, at }) => (
          <Line key={_id} postId={postId} text={title} more={reason}>
            {t(`flagStates.${state}`)} · <PostTime at={at} />
          </Line>
        ))}
      </Part>
      <Part title={t('decisions')} empty={t('noDecisions')}>
        {decisions.map(({ _id, action, postId, title, reason, by, at }) => (
          <Line key={_id} postId={postId} text={title ?? ''} more={reason}>
            {audit(action)} · <MixedScript text={t('by', { name: by || t('gone') })} /> · <PostTime at={at} />
          </Line>
        ))}
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  empty: string
  note?: string
  children: readonly ReactNode[]
}

const Part = ({ title, empty, note, children }: PartProps) => (
  <section className="card grid grid-cols-1 gap-3 p-4 sm:p-5">
    <h2 className="heading text-lg">{title}</h2>
    {note && <p className="-mt-2 text-quiet text-sm">{note}</p>}
    {children.length === 0 ? (
      <p className="text-quiet">{empty}</p>
    ) : (
      <ul className="grid grid-cols-1 divide-y divide-line">{children}</ul>
    )}
  </section>
)

interface LineProps {
  postId: string | null
  text: string
  more: string
  children: ReactNode
}

const Line = ({ postId, text, more, children }: LineProps) => (
  <li className="grid grid-cols-1 gap-0.5 py-2">
    {postId === null ? (
      <p lang={languageOf(text)} className="break-words font-semibold">
        {text}
      </p>
    ) : (
      <Link
        to={`/admin/getPostDetails/${postId}`}
        lang={languageOf(text)}
        className="line-clamp-2 break-words font-semibold hover:underline"
      >
        {text}
      </Link>
    )}
    {more && (
      <p lang={languageOf(more)} className="break-words border-line border-l-4 pl-3 text-sm">
        {more}
      </p>
    )}
    <p className="text-quiet text-sm">{children}</p>
  </li>
)

function Decided({ sanction, mayLift }: { sanction: Sanction; mayLift: boolean }) {
  const t = useTranslations('people')
  const { _id, kind, by, isActive, liftedAt, appeal } = sanction
  const { lift, busy } = useLifting(_id)
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <SanctionFacts sanction={sanction} />
      <p className="text-quiet text-sm">
        <MixedScript text={t('by', { name: by ?? t('gone') })} />
        {liftedAt && ` · ${t('lifted')}`}
      </p>
      {appeal && <AppealFacts appeal={appeal} />}
      {mayLift && !liftedAt && (isActive || kind === 'warning') && (
        <Button look="secondary" busy={busy} onClick={lift} className="justify-self-start">
          {t('lift')}
        </Button>
      )}
    </li>
  )
}

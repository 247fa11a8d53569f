import type { Follow } from '@bichar/contract/follows.ts'
import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useErrorMessage } from '../i18n/errorMessage.ts'
import { FollowingMessages } from '../notifications/FollowingMessages.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LoadFailed } from '../ui/LoadFailed.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Switch } from '../ui/Switch.tsx'
import { toast } from '../ui/toast.ts'
import type { Route } from './+types/FollowingPage.ts'
import { AddFollow } from './AddFollow.tsx'
import { FollowedRow } from './FollowedRow.tsx'
import { followsOptions, useRhythm } from './queries.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => [
  { title: root.loaderData?.appName },
  { name: 'robots', content: 'noindex' },
]

/** Everything the reader follows, with buttons to unfollow, and a form to follow more. */
export default function FollowingPage() {
  return (
    <FollowingMessages>
      <Page />
    </FollowingMessages>
  )
}

function Page() {
  const t = useTranslations('following')
  const { data, error, refetch } = useQuery(followsOptions())
  return (
    <div className="grid measure-text grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h1 className="heading text-xl">{t('title')}</h1>
        <p className="text-quiet">{t('quiet')}</p>
      </div>
      {data ? (
        <>
          <Rhythm isDaily={data.isDaily} />
          {data.isHidden && (
            <p className="rounded-control bg-notice p-3 text-on-notice">
              {t('namedHidden')}{' '}
              <Link to="/profile" className="font-bold underline underline-offset-4">
                {t('toProfile')}
              </Link>
            </p>
          )}
          {!(data.isHidden && data.follows.length === 0) && <Followed follows={data.follows} />}
        </>
      ) : error ? (
        <LoadFailed error={error} fallback={t('loadFailed')} retry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
      <AddFollow />
    </div>
  )
}

function Rhythm({ isDaily }: { isDaily: boolean }) {
  const t = useTranslations('following')
  const messageOf = useErrorMessage()
  const { mutate, isPending } = useRhythm()
  return (
    <div className="card p-2 sm:p-3">
      <Switch
        label={t('daily')}
        isOn={isDaily}
        busy={isPending}
        onChange={(wanted) =>
          mutate(wanted, { onError: (error) => toast.error(messageOf(error, t('failed'))) })
        }
      />
      <p className="px-2 pb-1 text-quiet text-sm">{t('dailyText')}</p>
    </div>
  )
}

const groups = {
  post: ['post'],
  suspect: ['suspect'],
  place: ['district', 'upazila'],
  category: ['category'],
} as const satisfies Record<string, readonly Follow['kind'][]>

function Followed({ follows }: { follows: readonly Follow[] }) {
  const t = useTranslations('following')
  if (follows.length === 0) {
    return <Empty icon={<BellRing aria-hidden className="size-8" />} title={t('none')} text={t('noneText')} />
  }
  return (Object.keys(groups) as (keyof typeof groups)[]).map((group) => {
    const kinds: readonly Follow['kind'][] = groups[group]
    const rows = follows.filter(({ kind }) => kinds.includes(kind))
    return rows.length > 0 && <Group key={group} title={t(`groups.${group}`)} rows={rows} />
  })
}

function Group({ title, rows }: { title: string; rows: readonly Follow[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="card grid grid-cols-1 gap-1 p-3 sm:p-4">
      <h2 id={titleId} className="heading text-lg">
        {title}
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {rows.map((row) => (
          <FollowedRow key={`${row.kind} ${row.of}`} follow={row} />
        ))}
      </ul>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AuditLine } from '../audit/AuditLine.tsx'
import { latestAuditOptions } from '../audit/queries.ts'
import { ModerationMetrics, OverdueItems } from '../metrics/ModerationMetrics.tsx'
import { AdminHeader } from '../panel/AdminHeader.tsx'
import { OpenDesk } from '../panel/OpenDesk.tsx'
import { summaryOptions } from '../panel/summary.ts'
import { WaitingCards, WaitingCardsSkeleton } from './WaitingCards.tsx'

/** The admin start page: the review queues, moderation statistics, and the latest actions of admins. */
export default function AdminHome() {
  const t = useTranslations('admin')
  return (
    <div className="grid measure-wide grid-cols-1 gap-6">
      <AdminHeader title={t('title')} action={<OpenDesk />} />
      <OverdueItems />
      <section aria-labelledby="waits" className="grid grid-cols-1 gap-3">
        <h2 id="waits" className="heading text-lg">
          {t('waits')}
        </h2>
        <Waiting />
      </section>
      <ModerationMetrics />
      <section aria-labelledby="latest" className="grid grid-cols-1 gap-3">
        <h2 id="latest" className="heading text-lg">
          {t('latest')}
        </h2>
        <Latest />
      </section>
    </div>
  )
}

function Waiting() {
  const failed = useTranslations('admin')('failedSummary')
  const { data, error, refetch } = useQuery(summaryOptions())
  if (data) return <WaitingCards summary={data} />
  if (error) return <LoadFailed error={error} fallback={failed} retry={() => void refetch()} />
  return <WaitingCardsSkeleton />
}

function Latest() {
  const t = useTranslations('audit')
  const { data, error, refetch } = useQuery(latestAuditOptions())
  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
    ) : (
      <Skeleton className="!rounded-card h-96" />
    )
  }
  return (
    <>
      {data.length > 0 ? (
        <ol className="card grid grid-cols-1 divide-y divide-line">
          {data.map((entry) => (
            <li key={entry._id} className="p-4">
              <AuditLine entry={entry} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-quiet">{t('none')}</p>
      )}
      <ButtonLink to="/admin/audit" look="secondary" className="justify-self-start">
        {t('whole')}
      </ButtonLink>
    </>
  )
}

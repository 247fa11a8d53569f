import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DayBars } from './DayBars.tsx'
import { DecidedTable, ReasonTable } from './MetricTables.tsx'
import { places } from './places.ts'
import { type Metrics, metricsOptions } from './queries.ts'
import { useDurationText } from './useDurationText.ts'

/** Moderation statistics for the last fourteen days. */
export function ModerationMetrics() {
  const t = useTranslations('admin.figures')
  const { data, error, refetch } = useQuery(metricsOptions())
  if (!data) {
    return error ? (
      <LoadFailed error={error} fallback={t('failed')} retry={() => void refetch()} />
    ) : (
      <Skeleton className="!rounded-card h-96" />
    )
  }
  return (
    <>
      <WaitingOverDays figures={data} />
      <UntilDecided figures={data} />
      <Titled title={t('sentBackTitle')}>
        <ReasonTable reasons={data.reasons} />
      </Titled>
      <ByModerator figures={data} />
    </>
  )
}

/** Lists the kinds with items that have been pending for more than a day, with links to them. Renders nothing if there are none. */
export function OverdueItems() {
  const t = useTranslations('admin.figures')
  const { data } = useQuery(metricsOptions())
  const late = data?.kinds.filter((each) => each.late > 0) ?? []
  if (late.length === 0) return null
  return (
    <section aria-label={t('late')} className="flex gap-3 rounded-card border border-alarm p-4">
      <TriangleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-alarm" />
      <ul className="grid gap-1 font-semibold">
        {late.map((each) => (
          <li key={each.kind}>
            <Link to={places[each.kind]} className="underline underline-offset-4">
              {t(`lateOf.${each.kind}`, { count: each.late })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WaitingOverDays({ figures: { kinds, days } }: { figures: Metrics }) {
  const t = useTranslations('admin.figures')
  const format = useFormatter()
  return (
    <Titled title={t('waitingOverDays')}>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {kinds.map(({ kind, history }) => (
          <DayBars
            key={kind}
            title={t(`kind.${kind}`)}
            labels={[t('waiting')]}
            bars={days.map(({ day }, index) => ({ day, value: history[index] ?? null }))}
            valueText={(value) => format.number(value)}
          />
        ))}
      </div>
    </Titled>
  )
}

function UntilDecided({ figures: { kinds, days } }: { figures: Metrics }) {
  const t = useTranslations('admin.figures')
  const durationText = useDurationText()
  return (
    <Titled title={t('untilDecided')} note={t('notMeasured')}>
      <DayBars
        title={t('perDay')}
        labels={[t('ninetieth'), t('median')]}
        bars={days.map(({ day, median, ninetieth }) => ({ day, value: ninetieth, front: median }))}
        valueText={durationText}
      />
      <DecidedTable
        caption={t('byKind')}
        first={t('what')}
        rows={kinds.map((each) => ({ ...each, id: each.kind, name: t(`kind.${each.kind}`) }))}
      />
    </Titled>
  )
}

function ByModerator({ figures: { moderators } }: { figures: Metrics }) {
  const t = useTranslations('admin.figures')
  const gone = useTranslations('audit')('deletedAccount')
  return (
    <Titled title={t('byModerator')} note={t('byModeratorNote')}>
      {moderators.length === 0 ? (
        <p className="text-quiet">{t('noneDecided')}</p>
      ) : (
        <DecidedTable
          caption={t('byModerator')}
          first={t('moderator')}
          rows={moderators.map(({ _id, name, ...row }) => ({ ...row, id: _id, name: name || gone }))}
        />
      )}
    </Titled>
  )
}

const Titled = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-3">
    <h2 className="heading text-lg">{title}</h2>
    {note && <p className="-mt-2 text-quiet text-sm">{note}</p>}
    {children}
  </section>
)

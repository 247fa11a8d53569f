import { useFormatter, useTranslations } from 'use-intl'
import { durationOf } from '../charts/durationOf.ts'
import type { Numbers } from './queries.ts'

/** The three most important numbers, in large type. */
export function Headline({ numbers: { total, steps, review } }: { numbers: Numbers }) {
  const t = useTranslations('numbers')
  const format = useFormatter()
  const filed = steps.find(({ step }) => step === 'filed')?.reports ?? 0
  const duration = review.medianSeconds === null ? undefined : durationOf(review.medianSeconds)
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      <Large value={format.number(total)} label={t('total', { count: total })} />
      <Large value={format.number(filed / total, { style: 'percent' })} label={t('filedShare')} />
      {duration && (
        <Large value={t(`duration.${duration.unit}`, { count: duration.count })} label={t('reviewTime')} />
      )}
    </dl>
  )
}

const Large = ({ value, label }: { value: string; label: string }) => (
  <div className="card flex items-baseline gap-3 px-4 py-3 sm:flex-col-reverse sm:items-start sm:justify-end sm:gap-0 sm:p-4">
    <dt className="order-last text-quiet text-sm sm:order-none">{label}</dt>
    <dd className="heading shrink-0 text-xl">{value}</dd>
  </div>
)

import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { summaryOptions, type WaitingKind } from '../moderation/panel/summary.ts'

/** The number of things of this kind that wait for an admin; renders nothing if there are none. */
export function WaitingBadge({ kind }: { kind: WaitingKind }) {
  const t = useTranslations('shell')
  const format = useFormatter()
  const { data } = useQuery(summaryOptions())
  const count = data?.[kind].count ?? 0
  if (count === 0) return null
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-alarm px-1 font-bold text-on-alarm text-mark leading-none">
      <span aria-hidden>{format.number(count)}</span>
      <span className="sr-only">{t('waitingCount', { count })}</span>
    </span>
  )
}

import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { useTranslations } from 'use-intl'

/** Colours from spec section 2: wanted red, arrested green, otherwise blue. */
const colours: Record<SuspectStatus, string> = {
  wanted: 'bg-alarm text-on-alarm',
  arrested: 'bg-brand text-on-brand',
  released: 'bg-calm text-on-calm',
}

export function StatusBadge({ status }: { status: SuspectStatus }) {
  const t = useTranslations('suspects.status')
  return <span className={`heading rounded-control px-2 py-1 text-sm ${colours[status]}`}>{t(status)}</span>
}

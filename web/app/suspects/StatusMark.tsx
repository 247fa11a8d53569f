import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { useTranslations } from 'use-intl'

const dots: Record<SuspectStatus, string> = {
  wanted: 'bg-alarm',
  arrested: 'bg-brand',
  released: 'bg-calm',
}

/** The status of a suspect as a word next to a coloured dot: wanted red, arrested green, released blue. */
export function StatusMark({ status }: { status: SuspectStatus }) {
  const t = useTranslations('suspects.status')
  return (
    <span className="inline-flex items-center gap-1.5 text-quiet">
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${dots[status]}`} />
      {t(status)}
    </span>
  )
}

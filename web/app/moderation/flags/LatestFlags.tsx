import type { Report } from '@bichar/contract/flags.ts'
import { useTranslations } from 'use-intl'
import { ReportEntry } from '../review/ReportEntry.tsx'

/** The latest open flags of an item, and how many more there are. */
export function LatestFlags({ flags, count }: { flags: readonly Report[]; count: number }) {
  const t = useTranslations('reported')
  const more = count - flags.length
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="heading text-sm">{t('latest')}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {flags.map((flag) => (
          <ReportEntry key={flag._id} report={flag} />
        ))}
      </ul>
      {more > 0 && <p className="font-semibold text-quiet text-sm">{t('more', { count: more })}</p>}
    </section>
  )
}

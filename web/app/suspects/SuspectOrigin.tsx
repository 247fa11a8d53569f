import type { Suspect } from '@bichar/contract/suspects.ts'
import { useTranslations } from 'use-intl'

/** Where the status beside it comes from. */
export function SuspectOrigin({ suspect }: { suspect: Pick<Suspect, 'reportCount'> }) {
  const t = useTranslations('suspects.origin')
  return <span className="text-quiet text-sm">{t('reports', { count: suspect.reportCount })}</span>
}

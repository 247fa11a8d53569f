import type { DeskItem } from '@bichar/contract/desk.ts'
import { ScanSearch } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** How many places of an item a moderator should look at; of what kinds they are is its tooltip. */
export function FindingCount({ item: { findingCount, findingKinds } }: { item: DeskItem }) {
  const t = useTranslations('desk')
  if (findingCount === 0) return null
  return (
    <span
      title={findingKinds.map((kind) => t(`findings.${kind}`)).join(', ')}
      className="inline-flex items-center gap-1 font-semibold text-quiet text-sm"
    >
      <ScanSearch aria-hidden className="size-3" />
      {t('queue.findings', { count: findingCount })}
    </span>
  )
}

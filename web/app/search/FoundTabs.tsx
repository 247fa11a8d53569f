import type { InfiniteData } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { TabList } from '../ui/Tabs.tsx'
import type { Found } from './queries.ts'
import type { ResultTab } from './useResultTab.ts'

interface FoundTabsProps {
  /** Prefix of the ids of the tabs and their panels. */
  base: string
  found: InfiniteData<Found>
  tab: ResultTab
  onChoose(tab: ResultTab): void
}

/** The tabs of what was found, with how many there are of each kind. */
export function FoundTabs({ base, found, tab, onChoose }: FoundTabsProps) {
  const t = useTranslations('search')
  const { total = 0, totalSuspects = 0 } = found.pages.at(-1) ?? {}
  return (
    <TabList
      label={t('results')}
      base={base}
      tabs={[
        { name: 'posts', label: t('postsTab', { count: total }) },
        { name: 'suspects', label: t('suspectsTab', { count: totalSuspects }) },
      ]}
      chosen={tab}
      onChoose={onChoose}
      className="min-w-0 flex-1 max-sm:p-0.5"
    />
  )
}

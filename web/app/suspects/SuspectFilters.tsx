import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePlaceName } from '../places/usePlaceName.ts'
import { FilterButton } from '../ui/FilterButton.tsx'
import { FilterChips } from '../ui/FilterChips.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { listAddress } from './filter.ts'
import type { SuspectFilter } from './queries.ts'
import { StatusFilter } from './StatusFilter.tsx'

const SuspectFilterDialog = lazyDialog(() => import('./SuspectFilterDialog.tsx'))

/** The filters of the suspects: the status is always visible, accusation and place are in a dialog. */
export function SuspectFilters({ filter }: { filter: SuspectFilter }) {
  const t = useTranslations('suspects.list')
  const typeName = useTranslations('crimeTypes')
  const [open, setOpen] = useState(false)
  const place = usePlaceName(filter)
  const { status, category } = filter
  const chips = [
    ...(category ? [{ label: typeName(category), without: listAddress({ ...filter, category: '' }) }] : []),
    ...(place ? [{ label: place, without: listAddress({ status, category }) }] : []),
  ]
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusFilter chosen={status} all={t('all')} />
        <div className="noscript:hidden">
          <FilterButton count={chips.length} onOpen={() => setOpen(true)} />
        </div>
      </div>
      <FilterChips chips={chips} />
      {open && <SuspectFilterDialog filter={filter} onClose={() => setOpen(false)} />}
    </div>
  )
}

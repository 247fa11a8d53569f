import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FilterButton } from '../ui/FilterButton.tsx'
import { FilterChips } from '../ui/FilterChips.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { type SearchQuery, searchPath, without } from './searchPath.ts'
import { useFilterNames } from './useFilterNames.ts'

const FilterDialog = lazyDialog(() => import('./FilterDialog.tsx'))

interface FilterBarProps {
  asked: SearchQuery
  /** What stands in the row of the button. */
  children: ReactNode
}

/** Leads to the filters and the sort order of the results; each that is set can be removed. */
export function FilterBar({ asked, children }: FilterBarProps) {
  const t = useTranslations('search.filters')
  const [open, setOpen] = useState(false)
  const filters = useFilterNames(asked)
  const order = asked.sort ? [{ names: ['sort'] as const, label: t('newest') }] : []
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex min-h-12 items-stretch sm:min-h-14 gap-2">
        {children}
        <FilterButton isTight count={filters.length} onOpen={() => setOpen(true)} />
      </div>
      <FilterChips
        chips={[...filters, ...order].map(({ names, label }) => ({
          label,
          without: searchPath(without(asked, ...names)),
        }))}
      />
      {open && <FilterDialog asked={asked} onClose={() => setOpen(false)} />}
    </div>
  )
}

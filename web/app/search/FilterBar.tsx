import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FilterButton } from '../ui/FilterButton.tsx'
import { FilterChips } from '../ui/FilterChips.tsx'
import { FilterLinks } from '../ui/FilterLinks.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { type SearchQuery, searchPath, without } from './searchPath.ts'
import { useFilterNames } from './useFilterNames.ts'

const FilterDialog = lazyDialog(() => import('./FilterDialog.tsx'))

/** The filters and the sort order of the results; each filter can be removed. */
export function FilterBar({ asked }: { asked: SearchQuery }) {
  const t = useTranslations('search.filters')
  const [open, setOpen] = useState(false)
  const filters = useFilterNames(asked)
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FilterButton count={filters.length} onOpen={() => setOpen(true)} />
        <FilterLinks
          label={t('sort')}
          name="sort"
          chosen={asked.sort ?? ''}
          options={[
            { value: '', label: t('fit') },
            { value: 'newest', label: t('newest') },
          ]}
        />
      </div>
      <FilterChips
        chips={filters.map(({ names, label }) => ({ label, without: searchPath(without(asked, ...names)) }))}
      />
      {open && <FilterDialog asked={asked} onClose={() => setOpen(false)} />}
    </div>
  )
}

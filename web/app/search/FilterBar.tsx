import { SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../ui/Button.tsx'
import { FilterLinks } from '../ui/FilterLinks.tsx'
import { lazyDialog } from '../ui/lazyDialog.tsx'
import { type SearchQuery, searchPath, without } from './searchPath.ts'
import { useFilterNames } from './useFilterNames.ts'

const FilterDialog = lazyDialog(() => import('./FilterDialog.tsx'))

/** What the results are narrowed down by and sorted by; each filter can be taken off. */
export function FilterBar({ asked }: { asked: SearchQuery }) {
  const t = useTranslations('search.filters')
  const format = useFormatter()
  const [open, setOpen] = useState(false)
  const filters = useFilterNames(asked)
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {/* With the number in its place, both stand in one row on a phone. */}
          <SlidersHorizontal aria-hidden className={`size-5 ${filters.length > 0 ? 'max-sm:hidden' : ''}`} />
          {t('open')}
          {filters.length > 0 && (
            <span className="grid size-6 place-items-center rounded-full bg-brand text-on-brand text-sm tabular-nums">
              {format.number(filters.length)}
            </span>
          )}
        </Button>
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
      {filters.length > 0 && (
        <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
          {filters.map(({ names, label }) => (
            <li key={names.join()} className="min-w-0">
              <Link
                to={searchPath(without(asked, ...names))}
                aria-label={t('remove', { filter: label })}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-raised px-4 font-semibold text-sm hover:underline"
              >
                {label}
                <X aria-hidden className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {open && <FilterDialog asked={asked} onClose={() => setOpen(false)} />}
    </div>
  )
}

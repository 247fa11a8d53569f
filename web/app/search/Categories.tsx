import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Emergency } from '../brand/Emergency.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { CategoryLink, chip } from './CategoryLink.tsx'
import { type Crimes, mostFirst } from './crimes.ts'

const fewest = 6
const row =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-3 text-left font-semibold hover:bg-raised'

interface CrimesProps {
  crimes: Crimes
}

/** For wide screens: the categories with the most posts, and all of them on request. */
export function CategoryList({ crimes: { data, isPending } }: CrimesProps) {
  const t = useTranslations('search')
  const [all, setAll] = useState(false)
  const listId = useId()
  if (!data) return isPending && <Skeleton className="h-[22.75rem]" />
  return (
    <nav aria-label={t('categories')} className="card p-2">
      <h2 className="heading px-3 pt-2 pb-1">{t('categories')}</h2>
      <ul id={listId}>
        {mostFirst(data)
          .slice(0, all ? undefined : fewest)
          .map(({ category, posts }) => (
            <li key={category}>
              <CategoryLink category={category} posts={posts} className={row} />
            </li>
          ))}
      </ul>
      <button
        type="button"
        aria-expanded={all}
        aria-controls={listId}
        onClick={() => setAll(!all)}
        className={`${row} text-brand noscript:hidden`}
      >
        {t(all ? 'fewerCategories' : 'allCategories')}
      </button>
    </nav>
  )
}

/** For smaller screens: one row that scrolls sideways, so that the first post stays on the screen. */
export function CategoryStrip({ crimes: { data, isPending } }: CrimesProps) {
  const t = useTranslations('search')
  if (!data) return isPending && <Skeleton className="h-11" />
  return (
    <nav aria-label={t('categories')} className="-mx-3 -my-1 sm:mx-0">
      {/* The padding brings what has the focus to the middle: Chrome does not move what is on the screen by its edge alone. */}
      <ul
        style={{ scrollPaddingInline: '50%' }}
        className="relative flex gap-2 overflow-x-auto px-3 py-1 [scrollbar-width:none] sm:px-1 lg:[scrollbar-width:thin]"
      >
        <li className="lg:hidden">
          <Emergency className="whitespace-nowrap rounded-full border border-alarm bg-surface px-4 text-alarm text-sm" />
        </li>
        {mostFirst(data).map(({ category, posts }) => (
          <li key={category}>
            <CategoryLink category={category} posts={posts} className={chip} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

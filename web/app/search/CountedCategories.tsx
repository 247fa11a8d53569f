import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { chip } from './CategoryLink.tsx'
import { mostFirst } from './crimes.ts'
import { type SearchQuery, searchPath, without } from './searchPath.ts'

interface CountedCategoriesProps {
  asked: SearchQuery
  /** How many posts each category would have. */
  counts: Partial<Record<CrimeType, number>>
}

/** The categories of the results: first the chosen one, which links back to all, then the others that have any, those with the most posts first. */
export function CountedCategories({ asked, counts }: CountedCategoriesProps) {
  const t = useTranslations('search')
  const typeName = useTranslations('crimeTypes')
  const listed = mostFirst(counts)
  const inOrder = [
    ...listed.filter(({ category }) => category === asked.category),
    ...listed.filter(({ category, posts }) => category !== asked.category && posts > 0),
  ]
  if (inOrder.length === 0) return null
  return (
    <nav aria-label={t('categories')} className="-mx-3 -my-1 sm:mx-0">
      <ul className="relative flex gap-2 overflow-x-auto px-3 py-1 [scrollbar-width:none] sm:px-1 lg:[scrollbar-width:thin]">
        {inOrder.map(({ category, posts }) => {
          const isChosen = category === asked.category
          return (
            <li key={category}>
              <Link
                to={searchPath(isChosen ? without(asked, 'category') : { ...asked, category })}
                aria-current={isChosen ? 'true' : undefined}
                preventScrollReset
                className={`${chip} aria-[current]:border-brand aria-[current]:bg-tint aria-[current]:text-brand`}
              >
                {typeName(category)}
                <span className={`text-sm tabular-nums ${isChosen ? '' : 'text-quiet'}`}>
                  {t('countOf', { count: Math.min(posts, limits.searchMost) })}
                  <span className="sr-only"> {t('postsWord', { count: posts })}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

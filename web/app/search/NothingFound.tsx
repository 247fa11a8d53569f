import { CircleX, FilePlus2, Languages, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { chip } from './CategoryLink.tsx'
import { type SearchQuery, searchPath, without } from './searchPath.ts'
import { useFilterNames } from './useFilterNames.ts'

interface NothingFoundProps {
  asked: SearchQuery
  /** Other words that find something. */
  alternatives: readonly string[]
}

/** What can be tried after a search that found nothing at all. */
export function NothingFound({ asked, alternatives }: NothingFoundProps) {
  const t = useTranslations('search.nothing')
  const typeName = useTranslations('crimeTypes')
  const { category, sort, query } = asked
  const filters = [
    ...(category ? [{ names: ['category'] as const, label: typeName(category) }] : []),
    ...useFilterNames(asked),
  ]
  const all = without({ query, sort })
  // Without its only filter, the search would be empty.
  const canDrop = query !== undefined || filters.length > 1
  return (
    <section aria-label={t('label')} className="card grid grid-cols-1 gap-5 p-4 sm:p-5">
      {alternatives.length > 0 && (
        <Way icon={Languages} title={t('didYouMean')}>
          {alternatives.map((words) => (
            <Link
              key={words}
              to={searchPath({ ...asked, query: words })}
              lang={languageOf(words)}
              className={chip}
            >
              {words}
            </Link>
          ))}
        </Way>
      )}
      {filters.length > 0 && canDrop && (
        <Way icon={CircleX} title={t('fewerFilters')}>
          {filters.map(({ names, label }) => (
            <Link
              key={names.join()}
              to={searchPath(without(asked, ...names))}
              className={`${chip} whitespace-normal`}
            >
              {t('without', { filter: label })}
            </Link>
          ))}
          {filters.length > 1 && query !== undefined && (
            <Link to={searchPath(all)} className={chip}>
              {t('withoutAny')}
            </Link>
          )}
        </Way>
      )}
      <Way icon={FilePlus2} title={t('report')}>
        <Link to="/newreport" className={chip}>
          {t('file')}
        </Link>
      </Way>
    </section>
  )
}

function Way({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <h2 className="flex items-center gap-2 font-bold">
        <Icon aria-hidden className="size-5 shrink-0 text-quiet" />
        {title}
      </h2>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CircleX, FilePlus2, Languages, type LucideIcon, Tags } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language.tsx'
import { languageOf } from '../i18n/text.ts'
import { placeNameOf } from '../places/queries.ts'
import { chip } from './CategoryLink.tsx'
import { suggestionsOptions } from './queries.ts'
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
      {query !== undefined && <NamedFilters query={query} />}
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

/** Words that name a kind of crime or a place stand in few of its reports, so its filter finds more than they do. */
function NamedFilters({ query }: { query: string }) {
  const t = useTranslations('search.nothing')
  const typeName = useTranslations('crimeTypes')
  const { language } = useLanguage()
  const { data } = useQuery(suggestionsOptions(query))
  if (!data || data.categories.length + data.places.length === 0) return null
  return (
    <Way icon={Tags} title={t('byKindOrPlace')}>
      {data.categories.map((category) => (
        <Link key={category} to={searchPath({ category })} className={chip}>
          {typeName(category)}
        </Link>
      ))}
      {data.places.map((place) => (
        <Link
          key={`${place.district} ${place.upazila}`}
          to={searchPath(without({ district: place.district, upazila: place.upazila }))}
          className={chip}
        >
          {placeNameOf(place, language)}
        </Link>
      ))}
    </Way>
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

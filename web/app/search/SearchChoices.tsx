import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { History } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { CategoryLink, chip } from './CategoryLink.tsx'
import { useRecentSearches } from './recentSearches.ts'
import { searchPath } from './searchPath.ts'

/** What can be searched for without typing: recent searches, and the categories. */
export function SearchChoices({ onChoose }: { onChoose?(): void }) {
  const t = useTranslations('search')
  return (
    <div className="grid grid-cols-1 gap-6">
      <RecentSearches onChoose={onChoose} />
      <section>
        <h2 className="heading mb-3">{t('categories')}</h2>
        <ul className="flex flex-wrap gap-2">
          {crimeTypes.map((category) => (
            <li key={category}>
              <CategoryLink category={category} className={chip} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function RecentSearches({ onChoose }: { onChoose?(): void }) {
  const t = useTranslations('search')
  const { searches, clear } = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section>
      <div className="flex items-center justify-between gap-3">
        <h2 className="heading">{t('recent')}</h2>
        <Button look="plain" onClick={clear} aria-label={t('clearRecent')}>
          {t('clear')}
        </Button>
      </div>
      <ul>
        {searches.map((query) => (
          <li key={query}>
            <Link
              to={searchPath({ query })}
              onClick={onChoose}
              className="flex min-h-11 items-center gap-3 rounded-control px-2 font-semibold hover:bg-raised"
            >
              <History aria-hidden className="size-5 shrink-0 text-quiet" />
              <span lang={languageOf(query)} className="min-w-0 truncate">
                {query}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 px-2 text-quiet text-sm">{t('recentWhere')}</p>
    </section>
  )
}

import { useTranslations } from 'use-intl'
import { useMoments } from '../i18n/moments.ts'
import { usePlaceName } from '../places/usePlaceName.ts'
import type { SearchFilters, SearchQuery } from './searchPath.ts'

export interface NamedFilter {
  /** The query parameters of the filter. */
  names: readonly (keyof SearchFilters)[]
  label: string
}

/** The filters of a search in the reader's words, without the category, which has chips of its own. */
export function useFilterNames(asked: SearchQuery): NamedFilter[] {
  const t = useTranslations('search.filters')
  const statusName = useTranslations('suspects.status')
  const { ofDay } = useMoments()
  const place = usePlaceName(asked)
  const { from, to, status, media } = asked
  const filters: (NamedFilter | undefined)[] = [
    place === undefined ? undefined : { names: ['district', 'upazila'], label: place },
    from === undefined ? undefined : { names: ['from'], label: t('since', { day: ofDay(from) }) },
    to === undefined ? undefined : { names: ['to'], label: t('until', { day: ofDay(to) }) },
    status && { names: ['status'], label: statusName(status) },
    media && { names: ['media'], label: t(`media.${media}`) },
  ]
  return filters.filter((filter) => filter !== undefined)
}

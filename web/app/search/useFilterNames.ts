import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { noonOf } from '../i18n/clock.ts'
import { useLanguage } from '../i18n/language.tsx'
import { useMoments } from '../i18n/moments.ts'
import { placeNameOf, placesOptions } from '../places/queries.ts'
import type { SearchFilters, SearchQuery } from './searchPath.ts'

export interface NamedFilter {
  /** What it stands as in the address. */
  names: readonly (keyof SearchFilters)[]
  label: string
}

/** What a search is narrowed down by, but for the category, which has chips of its own: in the reader's words. */
export function useFilterNames(asked: SearchQuery): NamedFilter[] {
  const t = useTranslations('search.filters')
  const statusName = useTranslations('suspects.status')
  const { day } = useMoments()
  const place = usePlaceName(asked)
  const { from, to, status, media } = asked
  const filters: (NamedFilter | undefined)[] = [
    place === undefined ? undefined : { names: ['district', 'upazila'], label: place },
    from === undefined ? undefined : { names: ['from'], label: t('since', { day: day(noonOf(from)) }) },
    to === undefined ? undefined : { names: ['to'], label: t('until', { day: day(noonOf(to)) }) },
    status && { names: ['status'], label: statusName(status) },
    media && { names: ['media'], label: t(`media.${media}`) },
  ]
  return filters.filter((filter) => filter !== undefined)
}

/** The place of an address as its readers call it; there it stands by its English name. */
export function usePlaceName({ district = '', upazila = '' }: SearchFilters): string | undefined {
  const { language } = useLanguage()
  const english = upazila || district
  const { data } = useQuery({ ...placesOptions(english), enabled: english !== '' && language !== 'en' })
  if (!english) return undefined
  const found = data?.find((place) => place.district === district && place.upazila === upazila)
  return found ? placeNameOf(found, language) : upazila ? `${upazila}, ${district}` : district
}

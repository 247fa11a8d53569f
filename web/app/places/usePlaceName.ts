import type { Place } from '@bichar/contract/places.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../i18n/language.tsx'
import { placeNameOf, placesKey, placesOptions } from './queries.ts'

interface NamedPlace {
  /** English names. */
  district?: string
  upazila?: string
}

export const placeInEnglish = ({ district = '', upazila = '' }: NamedPlace): string | undefined =>
  upazila ? `${upazila}, ${district}` : district || undefined

/** The name of a place in the reader's language; the address holds its English name. */
export function usePlaceName({ district = '', upazila = '' }: NamedPlace): string | undefined {
  const { language } = useLanguage()
  const english = upazila || district
  const client = useQueryClient()
  const isIt = (place: Place) => place.district === district && place.upazila === upazila
  const { data } = useQuery({
    ...placesOptions(english),
    enabled: english !== '' && language !== 'en',
    // A reader who has just chosen the place has its name in the cache.
    placeholderData: () =>
      client.getQueriesData<Place[]>({ queryKey: placesKey }).find(([, found]) => found?.some(isIt))?.[1],
  })
  if (!english) return undefined
  const found = data?.find(isIt)
  return found ? placeNameOf(found, language) : placeInEnglish({ district, upazila })
}

import type { Place } from '@bichar/contract/places.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { Language } from '../i18n/messages.ts'

/** Of places that were found by their names, and not of numbers of districts. */
export const placesKey = ['places', 'found'] as const

/** Districts and upazilas found by name, in either script; what is no longer asked for is called off. */
export const placesOptions = (query: string) =>
  queryOptions({
    queryKey: [...placesKey, query],
    queryFn: async ({ signal }) => (await call('GET /places', { query: { query } }, { signal })).places,
    retry: false,
    // They hardly ever change.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A place as its readers call it; upazilas of the same name are told apart by their districts. */
export function placeNameOf(place: Place, language: Language): string {
  const district = language === 'bn' ? place.districtBn : place.district
  return place.upazila ? `${place[language]}, ${district}` : district
}

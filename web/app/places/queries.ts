import type { Place } from '@bichar/contract/places.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { Language } from '../i18n/messages.ts'

/** The key of places found by name, as opposed to the numbers of districts. */
export const placesKey = ['places', 'found'] as const

/** Finds districts and upazilas by name, in either script. A request is aborted when its query is no longer needed. */
export const placesOptions = (query: string) =>
  queryOptions({
    queryKey: [...placesKey, query],
    queryFn: async ({ signal }) => (await call('GET /places', { query: { query } }, { signal })).places,
    retry: false,
    // Places hardly ever change.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The name of a place in the reader's language. The district tells upazilas of the same name apart. */
export function placeNameOf(place: Place, language: Language): string {
  const district = language === 'bn' ? place.districtBn : place.district
  return place.upazila ? `${place[language]}, ${district}` : district
}

import { limits } from '@bichar/contract/rules/limits.ts'
import type { Deps } from '../deps.ts'
import { preferredLanguage } from '../http/language.ts'
import type { Serve } from '../http/serve.ts'
import { findPlaces } from './find.ts'
import { placeAt } from './places.ts'

export function placeRoutes(serve: Serve, deps: Deps): void {
  serve('GET /places', async ({ query: { query } }) => ({
    success: true,
    places: findPlaces(query, limits.placesFound),
  }))

  serve('GET /places/reverse', async ({ query: { lat, lon, lang }, headers }) => {
    const language = lang ?? preferredLanguage(headers['accept-language'])
    return { success: true, ...(await placeAt(deps, { latitude: lat, longitude: lon }, language)) }
  })
}

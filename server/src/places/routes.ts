import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import type { Deps } from '../core/deps.ts'
import { preferredLanguage } from '../http/language.ts'
import type { Serve } from '../http/serve.ts'
import { districts } from './districts.ts'
import { findPlaces } from './find.ts'
import { numbersOfDistrict, numbersOfDistricts } from './numbers.ts'
import { districtNear, placeAt } from './places.ts'

/** To hundredths of a degree, about a kilometre. */
const roughly = (degrees: number): number => Math.round(degrees * 100) / 100

export function placeRoutes(serve: Serve, deps: Deps): void {
  serve('GET /places', async ({ query: { query } }) => ({
    success: true,
    places: findPlaces(query, serverLimits.placesFound),
  }))

  serve('GET /places/numbers', async ({ query }) => ({
    success: true,
    districts: await numbersOfDistricts(deps.pool, query),
  }))

  serve('GET /places/districts', async () => ({
    success: true,
    districts: districts.map(({ slug, en, bn }) => ({ slug, en, bn })),
  }))

  serve('GET /places/districts/:slug', async ({ params: { slug } }) => ({
    success: true,
    district: await numbersOfDistrict(deps.pool, slug),
  }))

  serve('POST /places/near', async ({ body: { lat, lon } }) => ({
    success: true,
    district: districtNear({ latitude: roughly(lat), longitude: roughly(lon) }),
  }))

  serve('GET /places/reverse', async ({ query: { lat, lon, lang }, headers }) => {
    const language = lang ?? preferredLanguage(headers['accept-language'])
    return { success: true, ...(await placeAt(deps, { latitude: lat, longitude: lon }, language)) }
  })
}

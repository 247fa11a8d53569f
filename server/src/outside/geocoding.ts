import type { Config } from '../core/config.ts'
import type { Language } from '../http/language.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** Names places more precisely than the table that is part of the app. */
export interface Geocoding {
  /** Returns undefined if the service knows no name for it. Errors of the service are thrown, and do not contain the place. */
  nameOf(point: Point, language: Language): Promise<string | undefined>
}

/** People wait for the response while they fill in a form. */
const maxMilliseconds = 4_000

/** Opens a Nominatim-compatible service, if the settings name one. */
export function openGeocoding({ NOMINATIM_URL, APP_NAME, PUBLIC_URL }: Config): Geocoding | undefined {
  if (!NOMINATIM_URL) return undefined
  const base = `${NOMINATIM_URL.replace(/\/+$/, '')}/reverse`
  // The usage policy of the public service requires clients to identify themselves.
  const headers = { 'user-agent': [APP_NAME, PUBLIC_URL].filter(Boolean).join(' ') }
  return {
    async nameOf({ latitude, longitude }, language) {
      const query = new URLSearchParams({
        format: 'jsonv2',
        lat: String(latitude),
        lon: String(longitude),
        zoom: '16',
        'accept-language': language,
      })
      const response = await fetch(`${base}?${query}`, {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(maxMilliseconds),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`the geocoding service answered ${response.status}`)
      }
      return displayName(await response.text())
    },
  }
}

/** Unknown places have no name in the response; an invalid response must not be quoted in the log. */
function displayName(text: string): string | undefined {
  try {
    const name: unknown = JSON.parse(text)?.display_name
    return typeof name === 'string' ? name : undefined
  } catch {
    throw new Error('the geocoding service sent an invalid response')
  }
}

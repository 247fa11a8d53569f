import type { Config } from '../config.ts'
import type { Language } from '../http/language.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** Names places better than the table that ships with the app. */
export interface Geocoding {
  /** Nothing when the service knows no name for it. A service that fails throws, and tells nothing of the place. */
  nameOf(point: Point, language: Language): Promise<string | undefined>
}

/** People wait for this while they fill in a form. */
const mostMilliseconds = 4_000

/** A Nominatim-compatible service, when one is set up. */
export function openGeocoding({ NOMINATIM_URL, APP_NAME, PUBLIC_URL }: Config): Geocoding | undefined {
  if (!NOMINATIM_URL) return undefined
  const base = `${NOMINATIM_URL.replace(/\/+$/, '')}/reverse`
  // The public service asks every user to say who they are.
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
        signal: AbortSignal.timeout(mostMilliseconds),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`the geocoding service answered ${response.status}`)
      }
      return displayName(await response.text())
    },
  }
}

/** What it does not know, it answers without a name; what is no answer at all must not be quoted in the log. */
function displayName(text: string): string | undefined {
  try {
    const name: unknown = JSON.parse(text)?.display_name
    return typeof name === 'string' ? name : undefined
  } catch {
    throw new Error('the geocoding service could not be understood')
  }
}

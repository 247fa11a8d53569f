import type { CallOutput } from '@bichar/contract/api.ts'
import { call } from '../api/call.ts'
import type { Language } from '../i18n/messages.ts'

const waitAtMostMilliseconds = 15_000
const mayBeAsOldAsMilliseconds = 60_000

/** About ten metres: an address needs no more precision, and nothing more precise leaves the device. */
const decimals = 4

export type FoundPlace = CallOutput<'GET /places/reverse'>

/** Why the location of the device is not available. */
export type LocationProblem = 'denied' | 'timedOut' | 'unavailable'

export class LocationRefusal extends Error {
  readonly problem: LocationProblem
  constructor(problem: LocationProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The place of this device, with its name. Throws a LocationRefusal, or the errors of the call. */
export async function placeHere(language: Language): Promise<FoundPlace> {
  const { latitude, longitude } = await position()
  const query = { lat: latitude.toFixed(decimals), lon: longitude.toFixed(decimals), lang: language }
  return call('GET /places/reverse', { query })
}

/** The position of this device in degrees, to hundredths, so no finer than about a kilometre. */
export async function coarsePosition(): Promise<{ lat: number; lon: number }> {
  const { latitude, longitude } = await position()
  return { lat: Number(latitude.toFixed(2)), lon: Number(longitude.toFixed(2)) }
}

const position = (): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) => {
    // Browsers do not provide it on pages without HTTPS.
    if (!navigator.geolocation) return reject(new LocationRefusal('unavailable'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => reject(new LocationRefusal(problems[code] ?? 'unavailable')),
      { timeout: waitAtMostMilliseconds, maximumAge: mayBeAsOldAsMilliseconds },
    )
  })

/** Keys are the codes of GeolocationPositionError. */
const problems: Readonly<Record<number, LocationProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' }

import type { CallOutput } from '@bichar/contract/api.ts'
import { call } from '../api/call.ts'
import type { Language } from '../i18n/messages.ts'

const waitAtMostMilliseconds = 15_000
const mayBeAsOldAsMilliseconds = 60_000

/** About ten metres: no address needs more, and no more leaves the phone. */
const decimals = 4

export type FoundPlace = CallOutput<'GET /places/reverse'>

/** Why a device did not say where it is. */
export type LocationProblem = 'denied' | 'timedOut' | 'unavailable'

export class LocationRefusal extends Error {
  readonly problem: LocationProblem
  constructor(problem: LocationProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The place where this device is, and what it is called. Throws a LocationRefusal, or what the call throws. */
export async function placeHere(language: Language): Promise<FoundPlace> {
  const { latitude, longitude } = await position()
  const query = { lat: latitude.toFixed(decimals), lon: longitude.toFixed(decimals), lang: language }
  return call('GET /places/reverse', { query })
}

/** Where this device is, no finer than about a kilometre, in hundredths of a degree. */
export async function coarsePosition(): Promise<{ latitude: number; longitude: number }> {
  const { latitude, longitude } = await position()
  return { latitude: Math.round(latitude * 100), longitude: Math.round(longitude * 100) }
}

const position = (): Promise<GeolocationCoordinates> =>
  new Promise((resolve, reject) => {
    // Browsers leave it out on pages that do not come over HTTPS.
    if (!navigator.geolocation) return reject(new LocationRefusal('unavailable'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => reject(new LocationRefusal(problems[code] ?? 'unavailable')),
      { timeout: waitAtMostMilliseconds, maximumAge: mayBeAsOldAsMilliseconds },
    )
  })

/** By the codes of GeolocationPositionError. */
const problems: Readonly<Record<number, LocationProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timedOut' }

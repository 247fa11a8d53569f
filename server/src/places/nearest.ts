import type { Language } from '../http/language.ts'
import type { Point } from '../outside/geocoding.ts'
import divisions from './bangladesh.json' with { type: 'json' }
import type { ChosenPlace } from './chosen.ts'

type Names = Record<Language, string>

interface Place extends Point, ChosenPlace {
  /** From the smallest to the largest: upazila, district, division. */
  names: Names[]
}

/** Every district and every upazila, and the parts of the largest cities. */
const table: Place[] = divisions.flatMap((division) =>
  division.districts.flatMap(({ places, ...district }) => [
    { ...pointOf(district), district: district.en, upazila: '', names: [district, division] },
    ...places.map((place) => ({
      ...pointOf(place),
      district: district.en,
      upazila: place.en,
      names: [place, district, division],
    })),
  ]),
)

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude }
}

/**
 * No point in Bangladesh is farther from the nearest place of the table. A larger distance would include points abroad,
 * because many places are close to the border.
 */
const maxKilometres = 30

const earthKilometres = 6371

/** Distance along a great circle. */
export function kilometresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfChord =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * earthKilometres * Math.asin(Math.min(1, Math.sqrt(halfChord)))
}

/** The nearest place of the table; undefined far from Bangladesh. */
export function nearestPlace(point: Point): Place | undefined {
  let found: Place | undefined
  let distance = maxKilometres
  for (const place of table) {
    const kilometres = kilometresBetween(point, place)
    if (kilometres > distance) continue
    found = place
    distance = kilometres
  }
  return found
}

/** The full name of a place, such as 'Savar, Dhaka' or 'Teknaf, Cox's Bazar, Chattogram'. */
export const wholeName = ({ names }: Place, language: Language): string =>
  // Removes duplicates: the district of Dhaka is in the division of Dhaka.
  [...new Set(names.map((each) => each[language]))].join(', ')

/** The English name of the nearest place's district. */
export const nearestDistrict = (point: Point): string | undefined => nearestPlace(point)?.district

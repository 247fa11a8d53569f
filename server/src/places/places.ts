import type { District } from '@bichar/contract/places.ts'
import { slugOf } from '@bichar/contract/rules/districts.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Language } from '../http/language.ts'
import type { Point } from '../outside/geocoding.ts'
import type { ChosenPlace } from './chosen.ts'
import { districtAt } from './districts.ts'
import { nearestDistrict, nearestPlace, wholeName } from './nearest.ts'
import { findName, keepName } from './store.ts'

type PlaceDeps = Pick<Deps, 'kysely' | 'geocoding' | 'log'>

interface NamedPlace extends ChosenPlace {
  displayName: string
}

/**
 * The name of a place in Bangladesh, and the nearest one of the table. The exact position is given to nobody, not even
 * to our own database.
 */
export async function placeAt(deps: PlaceDeps, point: Point, language: Language): Promise<NamedPlace> {
  const nearest = nearestPlace(point)
  if (!nearest) throw new ApiError('place_not_found')
  const { district, upazila } = nearest
  const displayName = (await serviceName(deps, point, language)) ?? wholeName(nearest, language)
  return { displayName, district, upazila }
}

/** The district that a point is in or near, from the table alone: the point is neither sent on nor stored. */
export function districtNear(point: Point): District {
  const name = nearestDistrict(point)
  if (!name) throw new ApiError('place_not_found')
  const { slug, en, bn } = districtAt(slugOf(name))
  return { slug, en, bn }
}

async function serviceName(
  { kysely, geocoding, log }: PlaceDeps,
  point: Point,
  language: Language,
): Promise<string | undefined> {
  if (!geocoding) return undefined
  const square = {
    latitude: Math.round(point.latitude * 1000),
    longitude: Math.round(point.longitude * 1000),
  }
  const kept = await findName(kysely, square, language)
  if (kept) return kept
  const rounded = { latitude: square.latitude / 1000, longitude: square.longitude / 1000 }
  try {
    const name = fitting((await geocoding.nameOf(rounded, language)) ?? '')
    if (name) await keepName(kysely, square, language, name)
    return name || undefined
  } catch (error) {
    log.warn({ err: error }, 'geocoding failed')
    return undefined
  }
}

/** As many parts of a name as fit into the form field that it fills in. */
function fitting(name: string): string {
  const parts = name.split(',').map((part) => part.trim())
  while (parts.join(', ').length > limits.location) parts.pop()
  return parts.filter(Boolean).join(', ')
}

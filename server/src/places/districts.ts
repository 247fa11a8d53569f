import { slugOf } from '@bichar/contract/rules/districts.ts'
import { ApiError } from '../core/refusal.ts'
import type { Language } from '../http/language.ts'
import divisions from './bangladesh.json' with { type: 'json' }
import maps from './upazilaMaps.json' with { type: 'json' }

type Names = Record<Language, string>

interface District extends Names {
  slug: string
  division: Names
  box: string
  upazilas: (Names & { shape: string })[]
}

const namesOf = ({ en, bn }: Names): Names => ({ en, bn })

const mapOf = (district: string): { box: string; shapes: Record<string, string> } =>
  maps[district as keyof typeof maps]

/** In the order of the table, by division. */
export const districts: readonly District[] = divisions.flatMap((division) =>
  division.districts.map((district) => ({
    slug: slugOf(district.en),
    ...namesOf(district),
    division: namesOf(division),
    box: mapOf(district.en).box,
    upazilas: district.places.map((place) => ({
      ...namesOf(place),
      shape: mapOf(district.en).shapes[place.en] ?? '',
    })),
  })),
)

const bySlug = new Map(districts.map((district) => [district.slug, district]))

/** The district with this slug; throws if there is none. */
export function districtAt(slug: string): District {
  const district = bySlug.get(slug)
  if (!district) throw new ApiError('not_found')
  return district
}

import { slugOf } from '@bichar/contract/rules/districts.ts'
import type { Language } from '../http/language.ts'
import { ApiError } from '../refusal.ts'
import divisions from './bangladesh.json' with { type: 'json' }

type Names = Record<Language, string>

interface District extends Names {
  slug: string
  division: Names
  upazilas: Names[]
}

const namesOf = ({ en, bn }: Names): Names => ({ en, bn })

/** In the order of the table: by division. */
export const districts: readonly District[] = divisions.flatMap((division) =>
  division.districts.map((district) => ({
    slug: slugOf(district.en),
    ...namesOf(district),
    division: namesOf(division),
    upazilas: district.places.map(namesOf),
  })),
)

const bySlug = new Map(districts.map((district) => [district.slug, district]))

/** The district at an address; refuses what is none. */
export function districtAt(slug: string): District {
  const district = bySlug.get(slug)
  if (!district) throw new ApiError('not_found')
  return district
}

import { invalidField } from '../refusal.ts'
import { placeNamed } from './find.ts'

interface Asked {
  /** English names; '' when nothing is asked. */
  district: string
  upazila: string
}

/** What is searched by where something is, as the database keeps it (migration 0037); refuses what is no place. */
export function placeFacet({ district, upazila }: Asked): string[][] {
  if (!district && !upazila) return []
  if (!placeNamed(district, upazila)) {
    throw invalidField(placeNamed(district, '') ? 'upazila' : 'district', 'unknown_value')
  }
  return [[upazila ? `#u:${district}/${upazila}` : `#d:${district}`]]
}

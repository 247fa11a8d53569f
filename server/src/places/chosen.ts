import { invalidField } from '../core/refusal.ts'
import { placeNamed } from './find.ts'

/** English names; '' when nothing is chosen. */
export interface ChosenPlace {
  district: string
  upazila: string
}

/** The names of a place as the table has them. Throws if it is not in the table, naming the field that is wrong. */
export function knownPlace({ district, upazila }: ChosenPlace): ChosenPlace {
  if (!district && !upazila) return { district, upazila }
  const place = placeNamed(district, upazila)
  if (!place) throw invalidField(placeNamed(district, '') ? 'upazila' : 'district', 'unknown_value')
  return { district: place.district, upazila: place.upazila }
}

/** The name of a chosen place in both languages, such as 'Savar, Dhaka'; '' if none is chosen. */
export function namesOfPlace({ district, upazila }: ChosenPlace): { en: string; bn: string } {
  const place = placeNamed(district, upazila)
  if (!place) return { en: '', bn: '' }
  if (!upazila) return { en: place.en, bn: place.bn }
  return { en: `${place.en}, ${place.district}`, bn: `${place.bn}, ${place.districtBn}` }
}

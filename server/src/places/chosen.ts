import { invalidField } from '../core/refusal.ts'
import { placeNamed } from './find.ts'

/** English names; '' when nothing is chosen. */
export interface ChosenPlace {
  district: string
  upazila: string
}

/** Throws if the place is not in the table, naming the field that is wrong. */
export function refuseUnknownPlace({ district, upazila }: ChosenPlace): void {
  if ((!district && !upazila) || placeNamed(district, upazila)) return
  throw invalidField(placeNamed(district, '') ? 'upazila' : 'district', 'unknown_value')
}

/** The name of a chosen place in both languages, such as 'Savar, Dhaka'; '' if none is chosen. */
export function namesOfPlace({ district, upazila }: ChosenPlace): { en: string; bn: string } {
  const place = placeNamed(district, upazila)
  if (!place) return { en: '', bn: '' }
  if (!upazila) return { en: place.en, bn: place.bn }
  return { en: `${place.en}, ${place.district}`, bn: `${place.bn}, ${place.districtBn}` }
}

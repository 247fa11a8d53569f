import { invalidField } from '../refusal.ts'
import { placeNamed } from './find.ts'

/** English names; '' when nothing is chosen. */
export interface ChosenPlace {
  district: string
  upazila: string
}

/** Refuses what is no place of the table, by the field that is wrong. */
export function refuseUnknownPlace({ district, upazila }: ChosenPlace): void {
  if ((!district && !upazila) || placeNamed(district, upazila)) return
  throw invalidField(placeNamed(district, '') ? 'upazila' : 'district', 'unknown_value')
}

/** What a chosen place is called in both languages, such as 'Savar, Dhaka'; '' where none is. */
export function namesOfPlace({ district, upazila }: ChosenPlace): { en: string; bn: string } {
  const place = placeNamed(district, upazila)
  if (!place) return { en: '', bn: '' }
  if (!upazila) return { en: place.en, bn: place.bn }
  return { en: `${place.en}, ${place.district}`, bn: `${place.bn}, ${place.districtBn}` }
}

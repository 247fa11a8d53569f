import type { Language } from '../http/language.ts'

export interface PlaceTables {
  /** Latitude and longitude in thousandths of a degree. */
  place_names: { latitude: number; longitude: number; language: Language; name: string; asked_at: Date }
}

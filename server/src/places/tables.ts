import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { Language } from '../http/language.ts'

export interface PlaceTables {
  /** Latitude and longitude in thousandths of a degree. */
  place_names: { latitude: number; longitude: number; language: Language; name: string; asked_at: Date }
  /** A place is 'Khulna', or 'Khulna/Rupsa' for one within it. Only triggers write these three tables (migration 0057). */
  place_posts: { post_id: string; place: string; sort_key: string }
  /** kind '' means any kind, and day '-infinity' any day. */
  place_counts: { place: string; kind: CrimeType | ''; day: string; posts: number }
  place_suspects: { place: string; suspects: number }
}

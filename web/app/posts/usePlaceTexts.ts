import type { Post } from '@bichar/contract/posts.ts'
import { useLanguage } from '../i18n/language.tsx'
import { saysMore } from './placeWords.ts'

/** The author's description of the place and the name of the chosen one; neither repeats the other, and each may be ''. */
export function usePlaceTexts({ place, location = '' }: Partial<Pick<Post, 'place' | 'location'>>): {
  location: string
  name: string
} {
  const name = place?.[useLanguage().language] ?? ''
  if (place && name && !saysMore(location, place)) return { location: '', name }
  return { location, name: location.includes(name) ? '' : name }
}

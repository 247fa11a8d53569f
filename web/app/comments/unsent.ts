import { newKey } from '../api/newKey.ts'

/** A comment that is being written. */
export interface Unsent {
  text: string
  /** As the person chose it; until then the form proposes. */
  isAnonymous?: boolean
  /** Sent again unchanged it goes under the same key, and stays one comment. */
  key: string
}

/** On which post, and to which comment on it. */
export interface Place {
  postId: string
  parentId?: string | undefined
}

/**
 * By person and place, in this tab alone: a list that is closed and opened again finds what was being written, and so does the same person
 * after a session that ended meanwhile. A logout forgets it.
 */
const placeOf = (person: string, { postId, parentId }: Place) =>
  `unsent/${person}/${postId}${parentId ? `/${parentId}` : ''}`

export function unsentOf(person: string, place: Place): Unsent {
  const kept = sessionStorage.getItem(placeOf(person, place))
  return kept === null ? { text: '', key: newKey() } : (JSON.parse(kept) as Unsent)
}

export function keepUnsent(person: string, place: Place, unsent: Unsent): void {
  if (unsent.text.trim() === '') sessionStorage.removeItem(placeOf(person, place))
  else sessionStorage.setItem(placeOf(person, place), JSON.stringify(unsent))
}

/** After a change it is another comment, and needs a key of its own. */
export const rewritten = (unsent: Unsent, change: Partial<Omit<Unsent, 'key'>>): Unsent => ({
  ...unsent,
  ...change,
  key: newKey(),
})

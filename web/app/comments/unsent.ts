import { newKey } from '../api/newKey.ts'

/** A comment that is being written. */
export interface Unsent {
  text: string
  /** As the person chose it; until then the form proposes. */
  isAnonymous?: boolean
  /** Sent again unchanged it goes under the same key, and stays one comment. */
  key: string
}

/**
 * By person and post, in this tab alone: a list that is closed and opened again finds what was being written, and so does the same person
 * after a session that ended meanwhile. A logout forgets it.
 */
const placeOf = (person: string, postId: string) => `unsent/${person}/${postId}`

export function unsentOf(person: string, postId: string): Unsent {
  const kept = sessionStorage.getItem(placeOf(person, postId))
  return kept === null ? { text: '', key: newKey() } : (JSON.parse(kept) as Unsent)
}

export function keepUnsent(person: string, postId: string, unsent: Unsent): void {
  if (unsent.text.trim() === '') sessionStorage.removeItem(placeOf(person, postId))
  else sessionStorage.setItem(placeOf(person, postId), JSON.stringify(unsent))
}

/** After a change it is another comment, and needs a key of its own. */
export const rewritten = (unsent: Unsent, change: Partial<Omit<Unsent, 'key'>>): Unsent => ({
  ...unsent,
  ...change,
  key: newKey(),
})

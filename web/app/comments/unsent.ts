import { newKey } from '../api/newKey.ts'

/** A comment that is being written. */
export interface Unsent {
  text: string
  /** As the person chose it; until then the form proposes. */
  isAnonymous?: boolean
  /** Sent again unchanged it goes under the same key, and stays one comment. */
  key: string
}

/** By person and post; a list that is closed and opened again finds what was being written, a reload forgets it. */
const kept = new Map<string, Unsent>()

const placeOf = (person: string, postId: string) => `${person}/${postId}`

export const unsentOf = (person: string, postId: string): Unsent =>
  kept.get(placeOf(person, postId)) ?? { text: '', key: newKey() }

export function keepUnsent(person: string, postId: string, unsent: Unsent): void {
  if (unsent.text.trim() === '') kept.delete(placeOf(person, postId))
  else kept.set(placeOf(person, postId), unsent)
}

/** After a change it is another comment, and needs a key of its own. */
export const rewritten = (unsent: Unsent, change: Partial<Omit<Unsent, 'key'>>): Unsent => ({
  ...unsent,
  ...change,
  key: newKey(),
})

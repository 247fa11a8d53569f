import { newKey } from '../api/newKey.ts'

/** A comment that is being written. */
export interface Unsent {
  text: string
  /** Undefined until the person has chosen; the form then uses its own default. */
  isAnonymous?: boolean
  /** Idempotency key: sending the unchanged text again creates no second comment. */
  key: string
}

/** The post that is commented on, and for a reply the comment on it. */
export interface Place {
  postId: string
  parentId?: string | undefined
}

/**
 * The session storage key of a draft, by person and place. A list that is closed and reopened, or the same person after an expired
 * session, finds the draft again, in this tab only. Logging out deletes it.
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

/** An edited text is a different comment, so it needs a new idempotency key. */
export const rewritten = (unsent: Unsent, change: Partial<Omit<Unsent, 'key'>>): Unsent => ({
  ...unsent,
  ...change,
  key: newKey(),
})

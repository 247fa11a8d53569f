import { newKey } from '../api/newKey.ts'

/** A comment that is being written. */
export interface CommentDraft {
  text: string
  /** Undefined until the person has chosen; the form then uses its own default. */
  isAnonymous?: boolean
  /** Idempotency key: sending the unchanged text again creates no second comment. */
  key: string
}

/** The post that is commented on, and for a reply the comment on it. */
export interface CommentTarget {
  postId: string
  parentId?: string | undefined
}

/**
 * The session storage key of a draft, by person and target. A list that is closed and reopened, or the same person after an expired
 * session, finds the draft again, in this tab only. Logging out deletes it.
 */
const storageKeyOf = (person: string, { postId, parentId }: CommentTarget) =>
  `unsent/${person}/${postId}${parentId ? `/${parentId}` : ''}`

export function loadDraft(person: string, target: CommentTarget): CommentDraft {
  const kept = sessionStorage.getItem(storageKeyOf(person, target))
  return kept === null ? { text: '', key: newKey() } : (JSON.parse(kept) as CommentDraft)
}

export function saveDraft(person: string, target: CommentTarget, draft: CommentDraft): void {
  if (draft.text.trim() === '') sessionStorage.removeItem(storageKeyOf(person, target))
  else sessionStorage.setItem(storageKeyOf(person, target), JSON.stringify(draft))
}

/** An edited text is a different comment, so it needs a new idempotency key. */
export const withEdit = (draft: CommentDraft, change: Partial<Omit<CommentDraft, 'key'>>): CommentDraft => ({
  ...draft,
  ...change,
  key: newKey(),
})

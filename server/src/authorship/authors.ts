import type { Authorship } from './authorship.ts'

/** The author of something as stored: a user id, a sealed one, or neither. */
export interface StoredAuthor {
  user_id: string | null
  sealed_author: Buffer | null
}

/** Returns how the author of something is stored. */
export const storedAuthor = (
  authorship: Authorship,
  userId: string | null,
  { id, isAnonymous }: { id: string; isAnonymous: boolean },
): StoredAuthor => ({
  user_id: isAnonymous ? null : userId,
  sealed_author: isAnonymous && userId !== null ? authorship.seal(userId, id) : null,
})

/** The id of the author; null if there is none, or if the account has been deleted. */
export const authorOf = (
  authorship: Authorship,
  { id, user_id, sealed_author }: StoredAuthor & { id: string },
): string | null => (sealed_author ? authorship.open(sealed_author, id) : user_id)

/** The stored author of a thing, with the id that it was sealed for: that of the thing, or of the post that it belongs to. */
export interface StoredAuthorOf extends StoredAuthor {
  id: string
  sealed_for: string
}

/** The ids of those things that a person wrote; without anonymous ones while these are hidden from them. */
export const idsOfOwn = (
  authorship: Authorship,
  userId: string,
  rows: readonly StoredAuthorOf[],
): Set<string> =>
  new Set(
    rows.flatMap(({ id, sealed_for, ...author }) =>
      authorOf(authorship, { id: sealed_for, ...author }) === userId ? [id] : [],
    ),
  )

/** Replaces the stored author of a row by the id of its author. */
export function withAuthor<Row extends StoredAuthor & { id: string }>(
  authorship: Authorship,
  { sealed_author, ...row }: Row,
): Omit<Row, 'sealed_author'> {
  return { ...row, user_id: authorOf(authorship, { id: row.id, user_id: row.user_id, sealed_author }) }
}

/** Columns of the author that a store joins. */
interface JoinedAuthor {
  author_name: string | null
  author_avatar: string | null
}

/**
 * Like `withAuthor`, for a row with the joined name and avatar. For an anonymous thing, the statement joins the viewer in case
 * they are the author; if they are not, both columns are set to null.
 */
export function withNamedAuthor<Row extends StoredAuthor & JoinedAuthor & { id: string }>(
  authorship: Authorship,
  viewerId: string | null,
  row: Row,
): Omit<Row, 'sealed_author'> {
  const authored = withAuthor(authorship, row)
  const isKnown = row.sealed_author === null || authored.user_id === viewerId
  return isKnown ? authored : { ...authored, author_name: null, author_avatar: null }
}

import type { Authorship } from './authorship.ts'

/** Who wrote something, as it stands in the database: a name that may be known, a sealed one, or neither. */
export interface StoredAuthor {
  user_id: string | null
  sealed_author: Buffer | null
}

/** How the database is to know the author of something. */
export const storedAuthor = (
  authorship: Authorship,
  userId: string | null,
  { id, isAnonymous }: { id: string; isAnonymous: boolean },
): StoredAuthor => ({
  user_id: isAnonymous ? null : userId,
  sealed_author: isAnonymous && userId !== null ? authorship.seal(userId, id) : null,
})

/** The id of whoever wrote something; null for somebody who is not known, or has left. */
export const authorOf = (
  authorship: Authorship,
  { id, user_id, sealed_author }: StoredAuthor & { id: string },
): string | null => (sealed_author ? authorship.open(sealed_author, id) : user_id)

/** Gives a row the id of its author for what it has of one in the database. */
export function withAuthor<Row extends StoredAuthor & { id: string }>(
  authorship: Authorship,
  { sealed_author, ...row }: Row,
): Omit<Row, 'sealed_author'> {
  return { ...row, user_id: authorOf(authorship, { id: row.id, user_id: row.user_id, sealed_author }) }
}

/** The columns of an author who is joined by a statement of a store. */
interface JoinedAuthor {
  author_name: string | null
  author_avatar: string | null
}

/**
 * The same for a row with the joined name and picture. Of what is anonymous these are the viewer's own, in case it was the
 * viewer who wrote it, and fall away when it was not.
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

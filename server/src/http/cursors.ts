import { createHmac } from 'node:crypto'
import { uuidOf } from '../authorship/authorship.ts'
import { deriveKey, nonceBytes, openSealer } from '../authorship/sealer.ts'
import { invalidField } from '../core/refusal.ts'

type CursorKind = 'posts' | 'comments' | 'replies' | 'blogs' | 'audit' | 'notifications' | 'desk'

/** The lists that are paged by cursors, such as `posts`, or `comments/<id>` for those of one post. */
export type CursorList = CursorKind | `${CursorKind}/${string}`

export interface Slice<Row> {
  rows: Row[]
  nextCursor: string | null
}

/**
 * Cursors of lists. A `sort_key` begins with the millisecond at which its row was written or published, so a cursor is the key
 * encrypted for one list: any process with the server's key can decrypt it, and nobody else.
 */
export interface Cursors {
  /** The cursor that points right after the row with this `sort_key`. */
  after(list: CursorList, sortKey: string): string
  /** The `sort_key` of a cursor; without one, the start of a list from the newest to the oldest. */
  keyOf(list: CursorList, cursor: string | undefined): string
  /** Cuts off the additional row of a list that was read with one row more than `limit`, and adds the cursor of the next page. */
  slice<Row extends { sort_key: string }>(list: CursorList, read: readonly Row[], limit: number): Slice<Row>
}

/** Sorts after every key: the starting point of a list from the newest to the oldest. */
const beyondTheNewest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const keyBytes = 16

const bytesOf = (sortKey: string): Buffer => Buffer.from(sortKey.replaceAll('-', ''), 'hex')

export function openCursors(serverKey: Buffer): Cursors {
  const sealer = openSealer(serverKey, 'cursors')
  const nonceKey = deriveKey(serverKey, 'cursor-nonces')

  // The nonce is derived from what is encrypted: every process makes the same cursor, so an unchanged list has the same ETag in all.
  const after: Cursors['after'] = (list, sortKey) => {
    const nonce = createHmac('sha256', nonceKey).update(`${list}/${sortKey}`).digest().subarray(0, nonceBytes)
    return sealer.seal(bytesOf(sortKey), Buffer.from(list), nonce).toString('base64url')
  }

  return {
    after,
    keyOf(list, cursor) {
      if (cursor === undefined) return beyondTheNewest
      const sealed = Buffer.from(cursor, 'base64url')
      const key = sealer.open(sealed, Buffer.from(list))
      if (key?.length !== keyBytes || sealed.toString('base64url') !== cursor)
        throw invalidField('cursor', 'bad_cursor')
      return uuidOf(key)
    },
    slice(list, read, limit) {
      const rows = read.slice(0, limit)
      const last = rows.at(-1)
      return { rows, nextCursor: last && read.length > limit ? after(list, last.sort_key) : null }
    },
  }
}

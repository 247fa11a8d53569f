import { parse, stringify } from 'uuid'
import { invalidField } from '../refusal.ts'

/** Sorts after every key: the starting point of a list from the newest to the oldest. */
const beyondTheNewest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** An opaque cursor that points right after the row with this `sort_key`. */
export const cursorAfter = (sortKey: string): string => Buffer.from(parse(sortKey)).toString('base64url')

/** The `sort_key` of a cursor; the start of the list without one. */
export function keyOfCursor(cursor: string | undefined): string {
  if (cursor === undefined) return beyondTheNewest
  const bytes = Buffer.from(cursor, 'base64url')
  try {
    const sortKey = stringify(bytes)
    if (cursorAfter(sortKey) === cursor) return sortKey
  } catch {
    // Not a valid key; refused below like any other wrong cursor.
  }
  throw invalidField('cursor', 'bad_cursor')
}

export interface Slice<Row> {
  rows: Row[]
  nextCursor: string | null
}

/** Cuts off the additional row of a list that was read with one row more than `limit`, and returns the cursor of the next page. */
export function slice<Row extends { sort_key: string }>(read: readonly Row[], limit: number): Slice<Row> {
  const rows = read.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: last && read.length > limit ? cursorAfter(last.sort_key) : null }
}

/** Escapes text for use in a LIKE pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

import { parse, stringify } from 'uuid'
import { invalidField } from '../refusal.ts'

/** Sorts after every key there is: where a list that runs from the newest to the oldest begins. */
const beyondTheNewest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The place in a list right after the thing with this `sort_key`; opaque to whoever gets it. */
export const cursorAfter = (sortKey: string): string => Buffer.from(parse(sortKey)).toString('base64url')

/** The `sort_key` that a cursor stands for; the start of the list when there is none. */
export function keyOfCursor(cursor: string | undefined): string {
  if (cursor === undefined) return beyondTheNewest
  const bytes = Buffer.from(cursor, 'base64url')
  try {
    const sortKey = stringify(bytes)
    if (cursorAfter(sortKey) === cursor) return sortKey
  } catch {
    // Bytes that are no key: refused below like any other wrong cursor.
  }
  throw invalidField('cursor', 'bad_cursor')
}

export interface Slice<Row> {
  rows: Row[]
  nextCursor: string | null
}

/** Cuts a list that was read one row longer than asked for, and says where it goes on. */
export function slice<Row extends { sort_key: string }>(read: readonly Row[], limit: number): Slice<Row> {
  const rows = read.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: last && read.length > limit ? cursorAfter(last.sort_key) : null }
}

/** What to put between `%` signs of a LIKE pattern so that it stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

import { parse, stringify } from 'uuid'
import { invalidField } from '../refusal.ts'

/** Sorts after every id there is: where a list that runs from the newest to the oldest begins. */
const beyondTheNewest = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The place in a list right after the thing with this id; opaque to whoever gets it. */
export const cursorAfter = (id: string): string => Buffer.from(parse(id)).toString('base64url')

/** The id that a cursor stands for; the start of the list when there is none. */
export function idOfCursor(cursor: string | undefined): string {
  if (cursor === undefined) return beyondTheNewest
  const bytes = Buffer.from(cursor, 'base64url')
  try {
    const id = stringify(bytes)
    if (cursorAfter(id) === cursor) return id
  } catch {
    // Bytes that are no id: refused below like any other wrong cursor.
  }
  throw invalidField('cursor', 'bad_cursor')
}

export interface Slice<Row> {
  rows: Row[]
  nextCursor: string | null
}

/** Cuts a list that was read one row longer than asked for, and says where it goes on. */
export function slice<Row extends { id: string }>(read: readonly Row[], limit: number): Slice<Row> {
  const rows = read.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: last && read.length > limit ? cursorAfter(last.id) : null }
}

/** What to put between `%` signs of a LIKE pattern so that it stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

import type { Db } from '../db/db.ts'
import { readSearchedList } from '../db/searchedList.ts'
import type { Status } from './policy.ts'
import { type StoryRow, wholeStories } from './store.ts'

interface Wanted {
  search: string
  status: Status
  page: number
  limit: number
}

const conditions = {
  all: [],
  published: [{ condition: 'is_published' }],
  unpublished: [{ condition: 'not is_published' }],
}

/** A page of success stories: the newest first, or the best matches of a search. */
export const readStories = (
  db: Db,
  { status, ...place }: Wanted,
): Promise<{ rows: StoryRow[]; total: number }> =>
  readSearchedList(db, { table: 'stories', filters: conditions[status], whole: wholeStories, ...place })

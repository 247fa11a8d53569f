import { sql } from 'kysely'
import type { Searched } from '../db/db.ts'
import { readSearchedList } from '../db/searchedList.ts'
import type { Status } from './policy.ts'
import { type StoryRow, wholeStories } from './store.ts'

interface StoryQuery {
  search: string
  status: Status
  page: number
  limit: number
}

const conditions = {
  all: [],
  published: [sql`is_published`],
  unpublished: [sql`not is_published`],
}

/** A page of success stories: newest first, or by relevance if there is a search. */
export const readStories = (
  db: Searched,
  { status, ...pageRequest }: StoryQuery,
): Promise<{ rows: StoryRow[]; total: number }> =>
  readSearchedList(db, { table: 'stories', filters: conditions[status], whole: wholeStories, ...pageRequest })

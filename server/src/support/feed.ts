import type { SupportStatus } from '@bichar/contract/rules/supportStatuses.ts'
import { sql } from 'kysely'
import type { PageRequest } from '../core/pageRequest.ts'
import type { Db } from '../db/db.ts'
import { pageAlongKey } from '../db/lists.ts'
import { type CountedList, pageAndTotal, type Sql } from '../db/sql.ts'
import { type SupportRow, wholeRequests } from './store.ts'

interface ListPage {
  rows: SupportRow[]
  total: number
}

/** A page of the requests with a status, or of all: waiting ones oldest first, otherwise latest first. */
export const readRequests = (
  db: Db,
  { status, ...pageRequest }: PageRequest & { status: SupportStatus | '' },
): Promise<ListPage> => {
  const which = status ? sql`status = ${status}` : sql`true`
  return listed(db, which, status !== 'pending', pageRequest, status ? `support:${status}` : 'support')
}

/** A page of one person's requests, latest first. */
export const readRequestsOf = (db: Db, userId: string, pageRequest: PageRequest): Promise<ListPage> =>
  listed(db, sql`user_id = ${userId}`, true, pageRequest)

function listed(
  db: Db,
  which: Sql,
  newestFirst: boolean,
  pageRequest: PageRequest,
  counted?: CountedList,
): Promise<ListPage> {
  const from = sql`support_requests where ${which}`
  const chosen = pageAlongKey({ from, newestFirst, counted, ...pageRequest })
  const order = newestFirst ? sql`sort_key desc` : sql`sort_key`
  return pageAndTotal(db, wholeRequests(chosen, order), counted ?? from)
}

import type { SupportStatus } from '@bichar/contract/supportStatuses.ts'
import type { Pool } from 'pg'
import { type SupportRow, wholeRequests } from './store.ts'

interface Page {
  page: number
  limit: number
}

interface Found {
  rows: SupportRow[]
  total: number
}

/** A page of the requests with a status, or of all: of those that wait the oldest first, else the latest. */
export const readRequests = (
  pool: Pool,
  { status, ...place }: Page & { status: SupportStatus | '' },
): Promise<Found> =>
  status
    ? listed(pool, 'status = $1', [status], status === 'pending' ? 'id' : 'id desc', place)
    : listed(pool, 'true', [], 'id desc', place)

/** A page of what one person has asked for, the latest first. */
export const readRequestsOf = (pool: Pool, userId: string, place: Page): Promise<Found> =>
  listed(pool, 'user_id = $1', [userId], 'id desc', place)

async function listed(
  pool: Pool,
  which: string,
  values: readonly string[],
  order: string,
  { page, limit }: Page,
): Promise<Found> {
  const [rowLimit, offset] = [`$${values.length + 1}`, `$${values.length + 2}`]
  const chosen = `select * from support_requests where ${which} order by ${order} limit ${rowLimit} offset ${offset}`
  const [found, count] = await Promise.all([
    pool.query<SupportRow>(wholeRequests(chosen, order), [...values, limit, (page - 1) * limit]),
    pool.query<{ total: number }>(`select count(*)::integer as total from support_requests where ${which}`, [
      ...values,
    ]),
  ])
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 }
}

import type { Numbers, ReportRow } from '@bichar/contract/numbers.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { reportsPerDownload } from '@bichar/contract/rules/numbers.ts'
import type { Deps } from '../deps.ts'
import { readReportsEverywhere } from '../places/numberStore.ts'
import { ApiError } from '../refusal.ts'
import { readCounts, readReportsOf } from './store.ts'
import { numbersView } from './view.ts'

/** What each district has is asked where the map asks it, so that nothing can be found between two ways of counting. */
export async function readNumbers({ pool }: Pick<Deps, 'pool'>): Promise<Numbers> {
  const [counted, placed] = await Promise.all([readCounts(pool), readReportsEverywhere(pool, '')])
  return numbersView(counted, placed, todayInBangladesh().slice(0, 7))
}

/** A page of the public reports of a month, and how many there are; refuses what has none. */
export async function readReports(
  { pool }: Pick<Deps, 'pool'>,
  asked: { month: string; page: number },
): Promise<{ reports: ReportRow[]; total: number; limit: number }> {
  const rows = await readReportsOf(pool, asked)
  const [first] = rows
  if (!first) throw new ApiError('not_found')
  return {
    reports: rows.map(({ total: _total, ...report }) => report),
    total: first.total,
    limit: reportsPerDownload,
  }
}

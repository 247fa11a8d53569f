import type { Numbers, ReportRow } from '@bichar/contract/numbers.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { reportsPerDownload } from '@bichar/contract/rules/numbers.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { readReportsEverywhere } from '../places/numberStore.ts'
import { readCounts, readReportsOf } from './store.ts'
import { numbersView } from './view.ts'

/**
 * The counts of districts come from the query of the map, so that there are no two ways of counting whose difference
 * reveals something.
 */
export async function readNumbers({ pool }: Pick<Deps, 'pool'>): Promise<Numbers> {
  const [counted, placed] = await Promise.all([readCounts(pool), readReportsEverywhere(pool, '')])
  return numbersView(counted, placed, todayInBangladesh())
}

/** A page of the public reports of a month, with their total number; throws if there are none. */
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

import type { Pool, QueryConfig } from 'pg'
import { vi } from 'vitest'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** A node of an executed query plan: how many rows it read in total, and of which table, if it reads one. */
interface Step {
  type: string
  table: string | undefined
  rows: number
}

/**
 * The plan nodes of all statements that `act` runs on the pool with a config object and that are `meant`; each is run again with
 * EXPLAIN ANALYZE.
 */
export async function stepsAsked(
  pool: Pool,
  meant: (statement: QueryConfig) => boolean,
  act: () => Promise<void>,
): Promise<Step[]> {
  const asks = vi.spyOn(pool, 'query')
  await act()
  const asked = (asks.mock.calls as unknown as [QueryConfig][]).map(([statement]) => statement).filter(meant)
  asks.mockRestore()
  const steps: Step[] = []
  for (const statement of asked) steps.push(...(await stepsOfStatement(pool, statement)))
  return steps
}

/** The plan nodes of a statement, which is run again. */
export async function stepsOfStatement(
  pool: Pool,
  { text, values }: Pick<QueryConfig, 'text' | 'values'>,
): Promise<Step[]> {
  const { rows } = await pool.query(`explain (analyze, timing off, format json) ${text}`, values)
  return stepsOf(rows[0]['QUERY PLAN'][0].Plan)
}

const stepsOf = (node: Node): Step[] => [
  {
    type: node['Node Type'],
    table: node['Relation Name'],
    rows: (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
  },
  ...(node.Plans ?? []).flatMap(stepsOf),
]

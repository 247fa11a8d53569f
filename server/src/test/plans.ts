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

/** A step of a plan as it ran: how many rows it read in all, and of which table if it reads one. */
interface Step {
  type: string
  table: string | undefined
  rows: number
}

/** The steps of all statements that `act` asks of the pool by a configuration, and that are `meant`: each is run once more, and explained. */
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

/** The steps of a statement, which is run once more. */
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

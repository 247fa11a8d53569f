import type { Db } from './db.ts'
import { matching, withMatching } from './matching.ts'

interface Wanted {
  table: string
  /** The columns `words` and `headline` of the table are searched; all rows when there is no word in it. */
  search: string
  /** Conditions besides; `?` stands for the value, where there is one. */
  filters: readonly { condition: string; value?: unknown }[]
  /** Makes what is read of the chosen rows, in this order. */
  whole(chosen: string, order: string): string
  page: number
  limit: number
}

/** A page of a table, the newest first or the best matches of a search, and how many rows there are of that kind. */
export async function readSearchedList<Row>(
  db: Db,
  { table, search, filters, whole, page, limit }: Wanted,
): Promise<{ rows: Row[]; total: number }> {
  const match = matching(search, { words: 'words', short: 'headline' })
  const filterValues = filters.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const which = (parametersBefore: number) => {
    let last = parametersBefore
    const conditions = filters.map(({ condition }) =>
      condition.replace('?', () => {
        last += 1
        return `$${last}`
      }),
    )
    return [match?.condition ?? 'true', ...conditions].join(' and ')
  }
  const { values = [], needed = 0 } = match ?? {}
  const order = match ? 'rank desc, id desc' : 'id desc'
  const columns = match ? `*, ${match.rank} as rank` : '*'
  const skipping = values.length + filterValues.length
  const chosen = `select ${columns} from ${table} where ${which(values.length)}
    order by ${order} limit $${skipping + 1} offset $${skipping + 2}`
  return withMatching(db, async (run) => {
    const rows = await run<Row>(whole(chosen, order), [...values, ...filterValues, limit, (page - 1) * limit])
    const [count] = await run<{ total: number }>(
      `select count(*)::integer as total from ${table} where ${which(needed)}`,
      [...values.slice(0, needed), ...filterValues],
    )
    return { rows, total: count?.total ?? 0 }
  })
}

import { setImmediate as endOfTurn } from 'node:timers/promises'
import DataLoader from 'dataloader'

/** Largest number of queries in a batch, which bounds the wait of the first one. */
const maxBatchSize = 100

/**
 * Batches reads: all queries that are made on a pool in one turn of the event loop become one statement, whose results are in the
 * order of the queries. Nothing is cached: a later query is read later.
 */
export function batchReads<Pool extends object, Query, Result>(
  read: (pool: Pool, queries: readonly Query[]) => Promise<readonly Result[]>,
): (pool: Pool, query: Query) => Promise<Result> {
  const loaders = new WeakMap<Pool, DataLoader<Query, Result>>()
  const loaderOf = (pool: Pool) =>
    new DataLoader<Query, Result>((queries) => read(pool, queries), {
      cache: false,
      maxBatchSize,
      batchScheduleFn: (send) => void endOfTurn().then(send),
    })
  return (pool, query) => {
    const loader = loaders.get(pool) ?? loaderOf(pool)
    loaders.set(pool, loader)
    return loader.load(query)
  }
}

/** A result row with the position of its query as `with ordinality` counts: from one, and as a string. */
export interface WithPosition {
  position: string
}

/** The rows in the order of the queries; undefined for a query without a row. */
export function inOrder<Row extends object>(
  queries: readonly unknown[],
  rows: readonly (Row & WithPosition)[],
): (Omit<Row, 'position'> | undefined)[] {
  const ordered: (Omit<Row, 'position'> | undefined)[] = queries.map(() => undefined)
  for (const { position, ...row } of rows) ordered[Number(position) - 1] = row
  return ordered
}

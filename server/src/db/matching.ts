import { limits } from '@bichar/contract/rules/limits.ts'
import { stemOf } from '@bichar/contract/rules/search/words.ts'
import { sql } from 'kysely'
import { ApiError } from '../refusal.ts'
import { isGivenUp, type Searched, type Tx } from './db.ts'
import { allOf, type Sql, totalOf } from './sql.ts'
import { wordsOf } from './words.ts'

/** Shorter words have too few trigrams to tell a typo from another word. */
const leastLettersWithTypo = 4
/** A word of four letters with one wrong shares a quarter of its trigrams with the right one, a longer one more. */
const likeness = (word: string) => ([...word].length === 4 ? 0.25 : 0.3)

export interface Match {
  /** True for what was asked for. */
  condition: Sql
  /** A number, the larger the better. */
  rank: Sql
}

/** The columns to look in, which `searchable` has made. */
interface Columns {
  words: string
  /** Must be short: with a typo, nearly anything is like something in a long text. */
  short: string
}

/**
 * Looks for every word of a query: at the beginning of one of `words`, with a Bengali ending or without, or with a
 * typo in one of `short`. Nothing if there is no word in the query.
 */
export function matching(query: string, columns: Columns): Match | undefined {
  const [words, short] = [sql.ref(columns.words), sql.ref(columns.short)]
  const found = wordsOf(query)
  if (found.length === 0) return undefined
  const conditions = found.map((word) => {
    const stem = stemOf(word)
    const ways = [sql`${words} like ${`% ${word}%`}::text`]
    if (stem !== word) ways.push(sql`${words} like ${`% ${stem}%`}::text`)
    if ([...word].length >= leastLettersWithTypo) {
      const alike = sql`strict_word_similarity(${word}::text, ${short}) >= ${sql.lit(likeness(word))}`
      ways.push(sql`(${short} %>> ${word}::text and ${alike})`)
    }
    return sql`(${sql.join(ways, sql` or `)})`
  })
  // A whole word, the beginning of one, the same farther down in the text, and then how much alike.
  const ranks = found.map((word) => {
    const [whole, starting] = [`% ${word} %`, `% ${word}%`]
    return sql`case when ${short} like ${whole}::text then 3 when ${short} like ${starting}::text then 2
      when ${words} like ${starting}::text then 1 else strict_word_similarity(${word}::text, ${short}) end`
  })
  return { condition: allOf(conditions), rank: sql`(${sql.join(ranks, sql` + `)})` }
}

/** Runs statements with a `matching` in them: the indexes find what is at least as alike as `likeness` wants. */
export const withMatching = <Result>(
  { searching }: Pick<Searched, 'searching'>,
  use: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  searching
    .transaction()
    .execute(async (tx) => {
      await sql`
        select set_config('pg_trgm.strict_word_similarity_threshold', '0.25', true),
          set_config('max_parallel_workers_per_gather', '0', true),
          set_config('enable_seqscan', 'off', true)`.execute(tx)
      return use(tx)
    })
    .catch((error: unknown) => {
      throw isGivenUp(error) ? new ApiError('search_busy') : error
    })

/** So many rows are read at most to find the newest that match. */
const mostRead = 20_000

/**
 * The rows of a table to rank, and how many there are. Of more than `limits.searchMost`, the newest: only so many are
 * counted, ranked and shown.
 */
export async function bounded(tx: Tx, table: string, condition: Sql): Promise<{ rows: Sql; total: number }> {
  const most = sql.lit(limits.searchMost)
  const [all, alias] = [sql.table(table), sql.ref(table)]
  const count = (from: Sql) =>
    totalOf(tx, sql`(select from ${from} where ${condition} limit ${most} + 1) found`)
  const chosen = (from: Sql) => sql`(select * from ${from} where ${condition} limit ${most}) ${alias}`
  const total = await count(all)
  if (total <= limits.searchMost) return { rows: chosen(all), total }
  // With a limit of its own it is read in that order until enough are found, whatever the planner thinks of the condition.
  const newest = sql`(select * from ${all} order by sort_key desc limit ${sql.lit(mostRead)}) newest`
  return { rows: chosen(newest), total: Math.min(await count(newest), limits.searchMost) }
}

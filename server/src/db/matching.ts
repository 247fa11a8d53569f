import { limits } from '@bichar/contract/rules/limits.ts'
import { stemOf } from '@bichar/contract/rules/search/words.ts'
import { sql } from 'kysely'
import { ApiError } from '../core/refusal.ts'
import { isGivenUp, type Searched, type Tx } from './db.ts'
import { allOf, type Sql, totalOf } from './sql.ts'
import { searchableWordsOf } from './words.ts'

/** Shorter words have too few trigrams to tell a typo from another word. */
const minTypoLength = 4
/**
 * The similarity to require: a word of four letters with one typo shares a quarter of its trigrams with the correct word, a longer
 * one more.
 */
const likeness = (word: string) => ([...word].length === 4 ? 0.25 : 0.3)

export interface Match {
  /** True for rows that match. */
  condition: Sql
  /** A number; better matches have larger ones. */
  rank: Sql
}

/** The columns to search, in the form that the SQL function `searchable` returns. */
interface Columns {
  words: string
  /** Must hold short texts: in a long text, almost any word is similar to something. */
  short: string
}

/**
 * Matches rows that contain every word of a query: as the beginning of a word in `words`, with or without a Bengali ending, or with
 * a typo in `short`. Undefined if the query contains no words.
 */
export function matching(query: string, columns: Columns): Match | undefined {
  const [words, short] = [sql.ref(columns.words), sql.ref(columns.short)]
  const found = searchableWordsOf(query)
  if (found.length === 0) return undefined
  const conditions = found.map((word) => {
    const stem = stemOf(word)
    const ways = [sql`${words} like ${`% ${word}%`}::text`]
    if (stem !== word) ways.push(sql`${words} like ${`% ${stem}%`}::text`)
    if ([...word].length >= minTypoLength) {
      const alike = sql`strict_word_similarity(${word}::text, ${short}) >= ${sql.lit(likeness(word))}`
      ways.push(sql`(${short} %>> ${word}::text and ${alike})`)
    }
    return sql`(${sql.join(ways, sql` or `)})`
  })
  // The rank is higher for a whole word than for a prefix, then comes a prefix in the longer text, and then the similarity.
  const ranks = found.map((word) => {
    const [whole, starting] = [`% ${word} %`, `% ${word}%`]
    return sql`case when ${short} like ${whole}::text then 3 when ${short} like ${starting}::text then 2
      when ${words} like ${starting}::text then 1 else strict_word_similarity(${word}::text, ${short}) end`
  })
  return { condition: allOf(conditions), rank: sql`(${sql.join(ranks, sql` + `)})` }
}

/**
 * Runs statements that contain a `matching`, with the settings that make the trigram indexes find everything that is similar enough
 * for `likeness`.
 */
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

/** At most so many of the newest rows are read to find those that match. */
const maxRowsRead = 20_000

/**
 * The matching rows of a table to rank, and their number. If there are more than `limits.searchMost`, only that many of the newest
 * are counted, ranked and shown.
 */
export async function bounded(tx: Tx, table: string, condition: Sql): Promise<{ rows: Sql; total: number }> {
  const limit = sql.lit(limits.searchMost)
  const [all, alias] = [sql.table(table), sql.ref(table)]
  const count = (from: Sql) =>
    totalOf(tx, sql`(select from ${from} where ${condition} limit ${limit} + 1) found`)
  const chosen = (from: Sql) => sql`(select * from ${from} where ${condition} limit ${limit}) ${alias}`
  const total = await count(all)
  if (total <= limits.searchMost) return { rows: chosen(all), total }
  // Its own limit makes the planner read the rows in this order, whatever it estimates for the condition.
  const newest = sql`(select * from ${all} order by sort_key desc limit ${sql.lit(maxRowsRead)}) newest`
  return { rows: chosen(newest), total: Math.min(await count(newest), limits.searchMost) }
}

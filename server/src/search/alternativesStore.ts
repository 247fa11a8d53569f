import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Db } from '../db/db.ts'
import { parseSearchTerms } from '../db/lexicon.ts'
import { rowsOf } from '../db/sql.ts'
import type { SearchParams } from './facets.ts'
import { readPage } from './store.ts'

const maxAlternatives = 3
/** For this many similarly spelled words it is checked whether they occur in any document. */
const maxCandidates = 12

/** Alternatives for a query without results: similar spellings of its words that do occur, and then each word alone. */
export async function readAlternatives(db: Db, pool: Pool, params: SearchParams): Promise<string[]> {
  const words = parseSearchTerms(params.query)
  const near = await rowsOf<{ place: number; word: string }>(
    db,
    sql`select place::integer, alike.word from jsonb_to_recordset(${JSON.stringify(words.map((each, place) => ({ ...each, place })))}::jsonb)
      asked (place integer, word text, sound text), lateral (
        select * from (
          select w.word, similarity(w.word, asked.word) as likeness from search_words w
          where w.word %> asked.word or w.word % asked.word
          order by w.word = asked.word desc, likeness desc, w.word limit ${maxCandidates}) likely
        where is_searchable_word(likely.word)
        order by likely.word = asked.word desc, likeness desc, likely.word limit ${maxAlternatives}) alike
      order by place, likeness desc`,
  )
  const spellings = words.map(({ word }, at) => {
    const others = near.filter(({ place }) => place === at).map((each) => each.word)
    return others.length > 0 ? others : [word]
  })
  const whole = Array.from({ length: maxAlternatives }, (_each, nth) =>
    spellings.map((others) => others[Math.min(nth, others.length - 1)]).join(' '),
  )
  const candidates = new Set([...whole, ...(words.length > 1 ? spellings.flat() : [])])
  // The original words are known to find nothing.
  candidates.delete(words.map(({ word }) => word).join(' '))
  const finding: string[] = []
  for (const query of [...candidates].slice(0, 3 * maxAlternatives)) {
    const wanted = { ...params, query, page: 1, limit: 1 }
    const { totalPosts, totalSuspects } = await readPage(pool, wanted, {
      words: parseSearchTerms(query),
      reach: 'all',
    })
    if (totalPosts + totalSuspects > 0) finding.push(query)
    if (finding.length === maxAlternatives) break
  }
  return finding
}

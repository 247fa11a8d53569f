import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { sql } from 'kysely'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import {
  lacksPhoneticKeys,
  parseSearchTerms,
  rankedMatches,
  searched,
  withPhoneticKeys,
} from '../db/lexicon.ts'
import { escapeLike } from '../db/like.ts'
import { onlyRow, rowsOf, type Sql } from '../db/sql.ts'
import { isSameName, significantWords } from './sameName.ts'
import { type SuspectRow, suspectRows, wholeSuspects } from './store.ts'

/** A suspect that is looked at, and the name that is compared with others. */
export interface NamedId {
  id: string
  name: string
}

/** A suspect that has the name of the suspect `of`. */
export interface NamesakeRow extends SuspectRow {
  of: string
}

/** How many words of a name are looked up, and how many names each look-up returns at most, the newest. */
const maxWords = 3
const maxFound = 200

/**
 * The suspects who have the name of one of these, by letters or by sound, in either script: for each the removed ones first, then the
 * public ones. null if the search is busy, so that the others can be judged without it.
 */
export async function readNamesakes(
  deps: Pick<Deps, 'searching' | 'kysely' | 'authorship'>,
  looked: readonly NamedId[],
): Promise<NamesakeRow[] | null> {
  if (looked.length === 0) return []
  try {
    const candidates = await readCandidates(deps, looked)
    const pairs = looked.flatMap(({ id: of, name }) =>
      candidates
        .filter((each) => each.id !== of && isSameName(name, each.name))
        .slice(0, serverLimits.namesakes)
        .map(({ id }) => ({ of, id })),
    )
    const rows = new Map(
      (await readWhole(deps, [...new Set(pairs.map(({ id }) => id))])).map((row) => [row.id, row]),
    )
    return pairs.flatMap(({ of, id }) => {
      const row = rows.get(id)
      return row ? [{ ...row, of }] : []
    })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'search_busy') return null
    throw error
  }
}

/**
 * Names that may be the same; `isSameName` decides. Public names are looked up in the search documents, which know the sounds of their
 * words. Names that are not public stand in no such document, and a database cannot compute sounds: the newest of them are all
 * compared, and of older ones those that contain a word of the name in the same script.
 */
const readCandidates = (
  { searching }: Pick<Deps, 'searching'>,
  looked: readonly NamedId[],
): Promise<NamedId[]> =>
  searched({ searching }, async (db) => {
    const words = looked.map(({ name }) => significantWords(name).slice(0, maxWords))
    const inDocuments = words.flatMap(pairsOf).map(
      (pair) =>
        sql`select f.id from ${rankedMatches('suspects', {
          ...{ words: parseSearchTerms(pair, 'whole'), reach: 'names', facets: [], maxResults: maxFound },
        })} f`,
    )
    const withoutPublicName = sql`(visibility <> 'shown' or is_minor)`
    const written = words.flat().map((word) => `%${escapeLike(word)}%`)
    const newest = (condition: Sql) =>
      sql`(select id from suspects where ${withoutPublicName} and ${condition} order by sort_key desc limit ${maxFound})`
    const ids = [...inDocuments, newest(sql`true`), newest(sql`name ilike any (${written}::text[])`)]
    const { candidates } = await withPhoneticKeys(db, async () =>
      onlyRow(
        await rowsOf<{ candidates: NamedId[]; hasMissingPhoneticKeys: boolean }>(
          db,
          sql`select ${lacksPhoneticKeys} as "hasMissingPhoneticKeys", array(
            select json_build_object('id', id, 'name', name) from suspects where id in (${sql.join(ids, sql` union `)})
            order by array_position(array['removed', 'shown', 'hidden', 'proposed'], visibility), sort_key desc) as candidates`,
        ),
      ),
    )
    return candidates
  })

/** All pairs of the words, so that a name is found that has fewer words or more; the word if there is one only. */
function pairsOf(words: readonly string[]): string[] {
  if (words.length < 2) return [...words]
  return words.flatMap((word, index) => words.slice(index + 1).map((other) => `${word} ${other}`))
}

const readWhole = async (
  deps: Pick<Deps, 'kysely' | 'authorship'>,
  ids: readonly string[],
): Promise<SuspectRow[]> =>
  ids.length === 0
    ? []
    : suspectRows(
        deps,
        await rowsOf(
          deps.kysely,
          wholeSuspects(sql`select * from suspects where id = any (${ids}::uuid[])`, sql`s.id`),
        ),
      )

import { soundKey } from '@bichar/contract/rules/search/soundKey.ts'
import { isCommon, stemOf, wordsOf } from '@bichar/contract/rules/search/words.ts'
import { sql } from 'kysely'
import { ApiError } from '../core/refusal.ts'
import { begunSoundOf, isOneSound, otherBeginningsOf } from './beginnings.ts'
import { type Db, isGivenUp, type Searched } from './db.ts'
import { rowsOf, type Sql } from './sql.ts'

/**
 * How a word is searched for, in the shape that `search_tiers` and `search_texts_of` in the database expect.
 */
interface SearchTerm {
  word: string
  stem: string
  sound: string
  stemSound: string
  /** What words begin with that sound like the beginning of this one; '' unless it may still be incomplete. */
  begunSound: string
  /** What words of the other script begin with that sound so. */
  otherBeginnings: readonly string[]
  hasBeginnings: boolean
  hasTypos: boolean
  /**
   * Whether the word is the beginning of so many others that no index is asked for it: it is compared with what the other words find.
   */
  onlyNarrows: boolean
}

/** Shorter words are the beginning of too many others. */
const minPrefixLength = 3
/** Shorter words have too few trigrams to tell a typo from another word. */
const minTypoLength = 4

const soundOf = (word: string): string => (hasDigit(word) ? '' : soundKey(word))
const hasDigit = (word: string) => /\d/.test(word)

/** Whether the last word of a query is whole, may be only the beginning of a word if it is short, or is still being typed. */
type LastWord = 'whole' | 'begunIfShort' | 'typed'

/** The words of a query to search for. Common words are left out, unless there are no others. */
export function parseSearchTerms(query: string, lastWord: LastWord = 'begunIfShort'): SearchTerm[] {
  const words = wordsOf(query)
  const significant = words.filter((word) => !isCommon(word))
  const chosen = significant.length > 0 ? significant : words
  const areAllShort = chosen.every((word) => lettersIn(word) < minPrefixLength)
  return chosen.map((word) => {
    const isShort = lettersIn(word) < minPrefixLength
    const isLast = word === words.at(-1) && lastWord !== 'whole'
    const isTyped = isLast && lastWord === 'typed'
    const isBegun = isLast && !hasDigit(word) && (isShort || (isTyped && isOneSound(word)))
    const onlyNarrows = isBegun && chosen.some((other) => other !== word && lettersIn(other) > 1)
    return {
      word,
      stem: stemOf(word),
      sound: soundOf(word),
      stemSound: soundOf(stemOf(word)),
      begunSound: isTyped && !hasDigit(word) ? begunSoundOf(word) : '',
      otherBeginnings: onlyNarrows ? otherBeginningsOf(word) : [],
      hasBeginnings: !isShort || onlyNarrows || ((areAllShort || isTyped) && lettersIn(word) > 1),
      hasTypos: lettersIn(word) >= minTypoLength && !hasDigit(word),
      onlyNarrows,
    }
  })
}

const lettersIn = (word: string) => [...word].length

/** What can be searched, and the tsvector weights of its most important texts: titles and places, or names. */
const kinds = {
  posts: { rankedMatches: sql`rank_posts`, weight: 'AB' },
  suspects: { rankedMatches: sql`rank_suspects`, weight: 'A' },
} as const

export interface SearchQuery {
  words: readonly SearchTerm[]
  /**
   * The weakest matches to include: similar spellings ('typos'), all others ('all'), or only words that sound alike in a title,
   * place or name ('names').
   */
  reach: 'typos' | 'all' | 'names'
  /** Every group must match; within a group any facet may, e.g. `#s:wanted`. */
  facets: readonly (readonly string[])[]
  /** Days in the form YYYY-MM-DD, or ''. */
  from?: string
  to?: string
  /** If there are more results, only the newest are taken. */
  maxResults: number
}

const quotedFacet = (facet: string) => `'${facet.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The facets as the text of a tsquery; null if there are none. */
export const quotedFacets = (facets: SearchQuery['facets']): string | null =>
  facets.map((either) => `(${either.map(quotedFacet).join(' | ')})`).join(' & ') || null

/** A query that returns id, sort_key, categories and tier of the results; a lower tier is a better match. */
export function rankedMatches(
  kind: keyof typeof kinds,
  { words, reach, facets, from = '', to = '', maxResults }: SearchQuery,
): Sql {
  const { rankedMatches, weight } = kinds[kind]
  const narrowed = quotedFacets(facets)
  const tiers = sql`search_tiers(${JSON.stringify(words)}::jsonb, ${weight}, ${reach === 'typos'})`
  const weakest = sql`tiers[${sql.lit(reach === 'names' ? 7 : 10)}]`
  const whole =
    narrowed === null
      ? sql`coalesce(${weakest}, '''#'''::tsquery)`
      : sql`coalesce(${weakest} && ${narrowed}::tsquery, ${narrowed}::tsquery)`
  const day = (text: string) => sql`${text || null}::date`
  return sql`(select f.* from (select ${tiers} as tiers offset 0) asked,
    ${rankedMatches}(${whole}, tiers, ${day(from)}, ${day(to)}, ${maxResults}::integer) f)`
}

/** Only so many words of a longer text are compared. */
const maxComparedWords = 24

/** The significant words of a longer text without their endings; common words are left out. */
export const significantStems = (text: string): string[] => {
  const words = wordsOf(text, 4 * maxComparedWords).filter(
    (word) => !isCommon(word) && [...word].length >= minPrefixLength,
  )
  return [...new Set(words.map(stemOf))].slice(0, maxComparedWords)
}

/** Runs a search; throws 'search_busy' when it reaches its timeout or no connection becomes free. */
export const searched = <Result>(
  { searching }: Pick<Searched, 'searching'>,
  use: (db: Db) => Promise<Result>,
): Promise<Result> =>
  use(searching).catch((error: unknown) => {
    throw isGivenUp(error) ? new ApiError('search_busy') : error
  })

const keyBatchSize = 500

/**
 * Computes the phonetic keys of some new words, and returns how many there were. Until then new words are found only by their
 * spelling.
 */
async function computePhoneticKeys(db: Db): Promise<number> {
  const lacking = await rowsOf<{ word: string }>(
    db,
    sql`select word from search_words where sound is null order by word limit ${keyBatchSize}`,
  )
  if (lacking.length === 0) return 0
  const words = lacking.map(({ word }) => word)
  await sql`
    update search_words w set sound = computed.sound, stem_sound = computed.stem_sound
    from unnest(${words}::text[], ${words.map(soundOf)}::text[], ${words.map((word) => soundOf(stemOf(word)))}::text[])
      computed (word, sound, stem_sound)
    where w.word = computed.word and w.sound is null`.execute(db)
  return words.length
}

/** Whether the dictionary has words without a phonetic key. */
export const lacksPhoneticKeys = sql`exists (select from search_words where sound is null)`

/** Computes missing phonetic keys if the page says that there are any, and then reads it again. */
export async function withPhoneticKeys<Page extends { hasMissingPhoneticKeys: boolean }>(
  db: Db,
  read: () => Promise<Page>,
): Promise<Page> {
  const page = await read()
  if (!page.hasMissingPhoneticKeys) return page
  await computePhoneticKeys(db)
  return read()
}

export async function computeAllPhoneticKeys(db: Db): Promise<void> {
  while ((await computePhoneticKeys(db)) > 0);
}

/** Clears all phonetic keys if they were computed by other rules than today's. */
export const resetOutdatedPhoneticKeys = async (db: Db, rules: string): Promise<void> =>
  void (await db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      insert into search_hearing as h (rules) values (${rules})
      on conflict (is_only) do update set rules = excluded.rules where h.rules <> excluded.rules`.execute(tx)
    if (numAffectedRows) await sql`update search_words set sound = null where sound is not null`.execute(tx)
  }))

const deleteBatchSize = 500

/** Words that stand in none of this many posts stand in few of all, so that the index finds out quickly whether they stand in any. */
const newestPosts = 1000

/**
 * Deletes words from the dictionary that are no longer used, of those that a document has dropped. It works in small transactions, so
 * that a concurrent approval waits for only one of them.
 */
export async function deleteUnusedWords(db: Db): Promise<void> {
  await sql`
    delete from dropped_words d using ts_stat(${`
      select words from search_posts order by sort_key desc limit ${newestPosts}`}) used
    where d.word = used.word`.execute(db)
  let isDone = false
  while (!isDone) {
    isDone = await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`lock table search_words in share row exclusive mode`.execute(tx)
      const words = await rowsOf<{ word: string }>(
        tx,
        sql`with looked_at as (
            delete from dropped_words where word in (
              select distinct word from dropped_words order by word limit ${deleteBatchSize})
            returning word
          ), unused as (
            delete from search_words w where word in (select word from looked_at)
              and not exists (select from search_posts where words @@ quote_literal(w.word)::tsquery)
              and not exists (select from search_suspects where words @@ quote_literal(w.word)::tsquery)
          )
          select distinct word from looked_at`,
      )
      return words.length === 0
    })
  }
}

import { soundKey } from '@bichar/contract/rules/search/soundKey.ts'
import { isCommon, stemOf, wordsOf } from '@bichar/contract/rules/search/words.ts'
import { sql } from 'kysely'
import { ApiError } from '../refusal.ts'
import { type Db, isGivenUp, type Searched } from './db.ts'
import { rowsOf, type Sql } from './sql.ts'

/**
 * How a word is searched for, in the shape that `search_tiers` and `search_texts_of` in the database expect (migrations 0037,
 * 0075).
 */
interface Sought {
  word: string
  stem: string
  sound: string
  stemSound: string
  /** Whether the word may still be incomplete, so that words that begin with its sound match. */
  isUnfinished: boolean
  hasBeginnings: boolean
  hasTypos: boolean
}

/** Shorter words are the beginning of too many others. */
const leastBeginning = 3
/** Shorter words have too few trigrams to tell a typo from another word. */
const leastLettersWithTypo = 4

const soundOf = (word: string): string => (hasDigit(word) ? '' : soundKey(word))
const hasDigit = (word: string) => /\d/.test(word)

/**
 * The words of a query to search for. Common words are left out, unless there are no others. While the query is being typed, its
 * last word counts as a prefix.
 */
export function soughtWords(query: string, isTyped = false): Sought[] {
  const words = wordsOf(query)
  const telling = words.filter((word) => !isCommon(word))
  const isShort = (word: string) => [...word].length < leastBeginning
  const chosen = telling.length > 0 ? telling : words
  return chosen.map((word) => ({
    word,
    stem: stemOf(word),
    sound: soundOf(word),
    stemSound: soundOf(stemOf(word)),
    isUnfinished: isTyped && word === words.at(-1),
    hasBeginnings:
      !isShort(word) ||
      ((chosen.every(isShort) || (isTyped && word === words.at(-1))) && [...word].length > 1),
    hasTypos: [...word].length >= leastLettersWithTypo && !hasDigit(word),
  }))
}

/** What can be searched (migration 0037), and the tsvector weights of its most important texts: titles and places, or names. */
const kinds = {
  posts: { found: sql`found_posts`, weight: 'AB' },
  suspects: { found: sql`found_suspects`, weight: 'A' },
} as const

export interface Wanted {
  words: readonly Sought[]
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
  most: number
}

const quotedFacet = (facet: string) => `'${facet.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The facets as the text of a tsquery; null if there are none. */
export const quotedFacets = (facets: Wanted['facets']): string | null =>
  facets.map((either) => `(${either.map(quotedFacet).join(' | ')})`).join(' & ') || null

/** A query that returns id, sort_key, categories and tier of the results; a lower tier is a better match. */
export function found(
  kind: keyof typeof kinds,
  { words, reach, facets, from = '', to = '', most }: Wanted,
): Sql {
  const { found, weight } = kinds[kind]
  const narrowed = quotedFacets(facets)
  const tiers = sql`search_tiers(${JSON.stringify(words)}::jsonb, ${weight}, ${reach === 'typos'})`
  const weakest = sql`tiers[${sql.lit(reach === 'names' ? 7 : 10)}]`
  const whole =
    narrowed === null
      ? sql`coalesce(${weakest}, '''#'''::tsquery)`
      : sql`coalesce(${weakest} && ${narrowed}::tsquery, ${narrowed}::tsquery)`
  const day = (text: string) => sql`${text || null}::date`
  return sql`(select f.* from (select ${tiers} as tiers offset 0) asked,
    ${found}(${whole}, tiers, ${day(from)}, ${day(to)}, ${most}::integer) f)`
}

/** Only so many words of a longer text are compared. */
const mostCompared = 24

/** The significant words of a longer text without their endings; common words are left out. */
export const tellingStems = (text: string): string[] => {
  const words = wordsOf(text, 4 * mostCompared).filter(
    (word) => !isCommon(word) && [...word].length >= leastBeginning,
  )
  return [...new Set(words.map(stemOf))].slice(0, mostCompared)
}

/** Runs a search; throws 'search_busy' when it reaches its timeout or no connection becomes free. */
export const searched = <Result>(
  { searching }: Pick<Searched, 'searching'>,
  use: (db: Db) => Promise<Result>,
): Promise<Result> =>
  use(searching).catch((error: unknown) => {
    throw isGivenUp(error) ? new ApiError('search_busy') : error
  })

const computedAtOnce = 500

/**
 * Computes the phonetic keys of some new words, and returns how many there were. Until then new words are found only by their
 * spelling.
 */
async function computePhoneticKeys(db: Db): Promise<number> {
  const lacking = await rowsOf<{ word: string }>(
    db,
    sql`select word from search_words where sound is null order by word limit ${computedAtOnce}`,
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
export async function withPhoneticKeys<Page extends { hasUnheard: boolean }>(
  db: Db,
  read: () => Promise<Page>,
): Promise<Page> {
  const page = await read()
  if (!page.hasUnheard) return page
  await computePhoneticKeys(db)
  return read()
}

export async function computeAllPhoneticKeys(db: Db): Promise<void> {
  while ((await computePhoneticKeys(db)) > 0);
}

/** Clears all phonetic keys if they were computed by other rules than today's. */
export const forgetOtherRules = async (db: Db, rules: string): Promise<void> =>
  void (await db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      insert into search_hearing as h (rules) values (${rules})
      on conflict (is_only) do update set rules = excluded.rules where h.rules <> excluded.rules`.execute(tx)
    if (numAffectedRows) await sql`update search_words set sound = null where sound is not null`.execute(tx)
  }))

const forgottenAtOnce = 500

/**
 * Deletes words from the dictionary that are no longer used. It works in small transactions, so that a concurrent approval waits
 * for only one of them.
 */
export async function forgetUnusedWords(db: Db): Promise<void> {
  const unused = await rowsOf<{ word: string }>(
    db,
    sql`select word from search_words w where not exists (
      select from ts_stat('select words from search_posts union all select words from search_suspects') used
      where used.word = w.word)`,
  )
  for (let from = 0; from < unused.length; from += forgottenAtOnce) {
    const words = unused.slice(from, from + forgottenAtOnce).map(({ word }) => word)
    await db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`lock table search_words in share row exclusive mode`.execute(tx)
      await sql`
        delete from search_words w where word = any (${words}::text[])
          and not exists (select from search_posts where words @@ quote_literal(w.word)::tsquery)
          and not exists (select from search_suspects where words @@ quote_literal(w.word)::tsquery)`.execute(
        tx,
      )
    })
  }
}

import { CompiledQuery, sql } from 'kysely'
import type { Db } from './db.ts'

const joiners = /[\u200c\u200d]/g
const separators = /[\s!-/:-@[-`{-~।॥‘’“”–—…]+/
const mostWords = 8
const mostLetters = 60

/** The words of a query, as `searchable` in the database makes those of what is searched. */
export const wordsOf = (query: string): string[] =>
  [...new Set(query.normalize('NFC').toLowerCase().replace(joiners, '').split(separators))]
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => [...word].slice(0, mostLetters).join(''))

/** What Bengali puts behind a noun, the longest first: 'খুলনায়' is 'in খুলনা'. */
const endings = [
  'গুলোর',
  'গুলো',
  'গুলি',
  'দের',
  'য়ের',
  'টির',
  'টার',
  'ের',
  'য়',
  'রা',
  'টি',
  'টা',
  'তে',
  'কে',
  'র',
  'ে',
].map((ending) => ending.normalize('NFC'))
const leastStem = 3

/** The word without its ending, when enough of it is left. */
function stemOf(word: string): string {
  const ending = endings.find((each) => word.endsWith(each))
  const stem = ending ? word.slice(0, -ending.length) : word
  return [...stem].length >= leastStem ? stem : word
}

/** Shorter words have too few trigrams to tell a typo from another word. */
const leastLettersWithTypo = 4
/** A word of four letters with one wrong shares a quarter of its trigrams with the right one, a longer one more. */
const likeness = (word: string) => ([...word].length === 4 ? 0.25 : 0.3)

export interface Match {
  /** SQL that is true for what was asked for. */
  condition: string
  /** SQL of a number, the larger the better. */
  rank: string
  /** The parameters of the condition, and then those of the rank alone. */
  values: string[]
  /** How many of them are the condition's. */
  needed: number
}

/** The columns to look in, which `searchable` has made. */
interface Columns {
  words: string
  /** Must be short: with a typo, nearly anything is like something in a long text. */
  short: string
}

/**
 * Looks for every word of a query: at the beginning of one of `words`, with a Bengali ending or without, or with a
 * typo in one of `short`. The parameters are numbered from $1. Nothing if there is no word in the query.
 */
export function matching(query: string, { words, short }: Columns): Match | undefined {
  const values: string[] = []
  const parameter = (value: string) => `$${values.push(value)}::text`
  const found = wordsOf(query)
  const conditions = found.map((word) => {
    const stem = stemOf(word)
    const ways = [`${words} like ${parameter(`% ${word}%`)}`]
    if (stem !== word) ways.push(`${words} like ${parameter(`% ${stem}%`)}`)
    if ([...word].length >= leastLettersWithTypo) {
      const misspelt = parameter(word)
      const alike = `strict_word_similarity(${misspelt}, ${short}) >= ${likeness(word)}`
      ways.push(`(${short} %>> ${misspelt} and ${alike})`)
    }
    return `(${ways.join(' or ')})`
  })
  const needed = values.length
  // A whole word, the beginning of one, the same farther down in the text, and then how much alike.
  const ranks = found.map((word) => {
    const starting = parameter(`% ${word}%`)
    return `case when ${short} like ${parameter(`% ${word} %`)} then 3 when ${short} like ${starting} then 2
      when ${words} like ${starting} then 1 else strict_word_similarity(${parameter(word)}, ${short}) end`
  })
  if (found.length === 0) return undefined
  return { condition: `(${conditions.join(' and ')})`, rank: `(${ranks.join(' + ')})`, values, needed }
}

export type Run = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>

/** Runs statements with a `matching` in them: the indexes find what is at least as alike as `likeness` wants. */
export const withMatching = <Result>(db: Db, use: (run: Run) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    await sql`set local pg_trgm.strict_word_similarity_threshold = 0.25`.execute(tx)
    return use(async <Row>(text: string, values: readonly unknown[]) => {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...values]))
      return rows as Row[]
    })
  })

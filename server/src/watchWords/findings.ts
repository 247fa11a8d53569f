import type { AutomaticReason } from '@bichar/contract/rules/flagReasons.ts'
import { toLatinDigits } from '@bichar/contract/rules/phone.ts'
import { soundsOf } from '@bichar/contract/rules/search/soundKey.ts'
import { stemOf, wordsOf } from '@bichar/contract/rules/search/words.ts'
import { shortened } from '../notifications/shortened.ts'

/** What a moderator should look at in a text; the names are the reasons of the flags that are raised. */
const findings = ['link', 'number', 'watchWord'] as const satisfies AutomaticReason[]
type Finding = (typeof findings)[number]

/** What was found, for a moderator to see: the link, the number or the entries of the list; shortened if it is long. */
export interface Found {
  finding: Finding
  what: string
}

/** The watch list, prepared for comparison with many texts: for each word of an entry, the set of its spellings. */
export type WatchList = readonly { entry: string; words: readonly ReadonlySet<string>[] }[]

export interface Looking {
  watched: WatchList
  /** The origin of this installation, if it is known: links to its own pages do not count as links. */
  ownOrigin: string | undefined
}

/** What is found in a text, in the order of `findings`. */
export function findingsOf(text: string, { watched, ownOrigin }: Looking): Found[] {
  const plain = readable(text)
  const found = {
    link: linkIn(ownOrigin ? plain.replaceAll(`${ownOrigin.replace(/\/+$/, '')}/`, ' ') : plain),
    number: phoneIn(plain.replace(ids, ' ')),
    watchWord: watchedIn(text, watched),
  }
  return findings.flatMap((finding) =>
    found[finding] === '' ? [] : [{ finding, what: shortened(found[finding], mostFound) }],
  )
}

const mostFound = 100

/** The match of the first pattern that matches. */
const firstOf = (patterns: readonly RegExp[], text: string): RegExpExecArray | undefined =>
  patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? undefined

/**
 * Removes invisible characters, which could be used to evade the list, and replaces full-width letters and the digits
 * of both scripts with plain ones.
 */
const readable = (text: string): string =>
  toLatinDigits(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC'))

// --- links

/** Top-level domains that occur only in addresses. */
const plainDomains = 'com|net|org|info|biz|xyz|bd'

/**
 * A name with dots is an address if it has such an ending or is followed by a path: in 'দেখেছি.me' a space is missing,
 * but 't.me/x' is a link.
 */
const links = [
  /\b(https?|hxxps?|ftp):\/\//i,
  /\bwww\.[\p{L}\p{N}]/iu,
  new RegExp(`[\\p{L}\\p{N}]\\.(${plainDomains})(?![\\p{L}\\p{M}\\p{N}])`, 'iu'),
  /[a-z0-9-]\.[a-z]{2,12}\/[\p{L}\p{N}?#@]/iu,
]

/** A dot that is written in other ways: 'example [.] com', 'example dot com'. */
const spelledDot = new RegExp(
  `\\s*[\\[({]\\s*(\\.|dot|ডট)\\s*[\\])}]\\s*|\\s+(dot|ডট)\\s+(?=(${plainDomains})(?![\\p{L}\\p{M}\\p{N}]))`,
  'giu',
)

function linkIn(text: string): string {
  const dotted = text.replace(spelledDot, '.')
  const match = firstOf(links, dotted)
  if (!match) return ''
  // A pattern matches only the part by which an address is recognised; the whole address is wanted.
  const start = dotted.slice(0, match.index).search(/\S+$/)
  return dotted.slice(start < 0 ? match.index : start).match(/^\S+/)?.[0] ?? ''
}

// --- phone numbers

/** Separators that people put between digits to disguise a number. */
const gap = '[\\s.\\-–—_()*/|]{0,3}'

/**
 * A mobile number of Bangladesh begins with 01 and one of seven digits, optionally after the country code. The other
 * patterns allow few or no gaps: otherwise years, prices and lists of numbers would match as well.
 */
const phones = [
  new RegExp(`(?<!\\d)(?:\\+?${gap}8${gap}8${gap})?0${gap}1${gap}[3-9](?:${gap}\\d){8}(?!\\d)`),
  /(?<!\d)(?:\+?88)?1[3-9]\d{8}(?!\d)/,
  // A landline number: the area code, then six to eight digits in one piece.
  /(?<!\d)(?:\+?88)?0[2-9]\d{0,2}[\s-]?\d{6,8}(?!\d)/,
  // A number of another country.
  /\+\s?\d(?:[\s-]?\d){8,13}(?!\d)/,
]

/** An id, as at the end of this site's URLs: some of its digits may look like a number. */
const ids = /\b[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\b/gi

const phoneIn = (text: string): string => firstOf(phones, text)?.[0] ?? ''

// --- words of the list

/** The maximum number of words in a comment. */
const mostWords = 1_000

/** With fewer consonants too many words sound alike: 'কত', 'কাটা' and 'কুত্তা' are nearly the same. */
const leastConsonants = 3
const consonants = /[^aeiou]/g

const soundsIn = (script: 'bengali' | 'latin', word: string): string[] =>
  soundsOf(word)
    .filter((sound) => (sound.match(consonants)?.length ?? 0) >= leastConsonants)
    .map((sound) => `${script}~${sound}`)

const isBengali = (word: string): boolean => /[\u0980-\u09ff]/.test(word)

/** Two Bengali words are not compared by sound, because each has only one spelling: 'দর্শক' is a spectator, 'ধর্ষক' a rapist. */
const waysToWrite = (word: string): string[] => [
  word,
  stemOf(word),
  ...soundsIn('latin', word),
  ...(isBengali(word) ? [] : soundsIn('bengali', word)),
]

/** An entry of several words matches if the text contains all of them, in any order. */
export function watchListOf(entries: readonly string[]): WatchList {
  return entries
    .map((entry) => ({ entry, words: wordsOf(entry).map((word) => new Set(waysToWrite(word))) }))
    .filter(({ words }) => words.length > 0)
}

/** The entries that the text contains. */
function watchedIn(text: string, watched: WatchList): string {
  if (watched.length === 0) return ''
  const written = new Set(
    wordsOf(text, mostWords).flatMap((word) => [
      word,
      stemOf(word),
      ...soundsIn(isBengali(word) ? 'bengali' : 'latin', word),
    ]),
  )
  return watched
    .filter(({ words }) => words.every((ways) => [...ways].some((way) => written.has(way))))
    .map(({ entry }) => entry)
    .join(', ')
}

import type { AutomaticReason } from '@bichar/contract/rules/flagReasons.ts'
import { toLatinDigits } from '@bichar/contract/rules/phone.ts'
import { soundsOf } from '@bichar/contract/rules/search/soundKey.ts'
import { stemOf, wordsOf } from '@bichar/contract/rules/search/words.ts'
import { shortened } from '../notifications/shortened.ts'

/** What in a text a moderator should look at; the names are those of the flags that are raised. */
const findings = ['link', 'number', 'watchWord'] as const satisfies AutomaticReason[]
type Finding = (typeof findings)[number]

/** What was found, for a moderator to see: the link, the number, the entries of the list; a part of it, if that is much. */
export interface Found {
  finding: Finding
  what: string
}

/** The watch list, made ready to be compared with many texts: of each entry, the ways to write each of its words. */
export type WatchList = readonly { entry: string; words: readonly ReadonlySet<string>[] }[]

export interface Looking {
  watched: WatchList
  /** Where this installation is reached, if that is known: links to its own pages are no links. */
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

/** What the first of the patterns that is found at all matches. */
const firstOf = (patterns: readonly RegExp[], text: string): RegExpExecArray | undefined =>
  patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? undefined

/** What cannot be seen is no way past the list; full-width letters and digits of both scripts are plain ones. */
const readable = (text: string): string =>
  toLatinDigits(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC'))

// --- links

/** Endings that nobody writes but in an address. */
const plainDomains = 'com|net|org|info|biz|xyz|bd'

/** A name with dots is an address by its ending, or because something comes behind it: 'দেখেছি.me' is a missing space, 't.me/x' is not. */
const links = [
  /\b(https?|hxxps?|ftp):\/\//i,
  /\bwww\.[\p{L}\p{N}]/iu,
  new RegExp(`[\\p{L}\\p{N}]\\.(${plainDomains})(?![\\p{L}\\p{M}\\p{N}])`, 'iu'),
  /[a-z0-9-]\.[a-z]{2,12}\/[\p{L}\p{N}?#@]/iu,
]

/** 'example [.] com', 'example dot com'. */
const spelledDot = new RegExp(
  `\\s*[\\[({]\\s*(\\.|dot|ডট)\\s*[\\])}]\\s*|\\s+(dot|ডট)\\s+(?=(${plainDomains})(?![\\p{L}\\p{M}\\p{N}]))`,
  'giu',
)

function linkIn(text: string): string {
  const dotted = text.replace(spelledDot, '.')
  const match = firstOf(links, dotted)
  if (!match) return ''
  // A pattern matches as much of an address as tells that it is one.
  const start = dotted.slice(0, match.index).search(/\S+$/)
  return dotted.slice(start < 0 ? match.index : start).match(/^\S+/)?.[0] ?? ''
}

// --- phone numbers

/** What people put between digits so that they are not seen as one number. */
const gap = '[\\s.\\-–—_()*/|]{0,3}'

/**
 * A mobile number of Bangladesh begins with 01 and one of seven digits, before which may stand the code of the country. Without its
 * zero, or with other digits before it, it must not be taken apart: years, prices and lists of numbers would be found as well.
 */
const phones = [
  new RegExp(`(?<!\\d)(?:\\+?${gap}8${gap}8${gap})?0${gap}1${gap}[3-9](?:${gap}\\d){8}(?!\\d)`),
  /(?<!\d)(?:\+?88)?1[3-9]\d{8}(?!\d)/,
  // Of a town: its code, then six to eight digits in one piece.
  /(?<!\d)(?:\+?88)?0[2-9]\d{0,2}[\s-]?\d{6,8}(?!\d)/,
  // Of another country.
  /\+\s?\d(?:[\s-]?\d){8,13}(?!\d)/,
]

/** An id, as the addresses of this site end in: some of its digits may look like a number. */
const ids = /\b[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\b/gi

const phoneIn = (text: string): string => firstOf(phones, text)?.[0] ?? ''

// --- words of the list

/** The longest comment has so many words. */
const mostWords = 1_000

/** With fewer consonants too much sounds alike: 'কত', 'কাটা' and 'কুত্তা' are nearly one. */
const leastConsonants = 3
const consonants = /[^aeiou]/g

const soundsIn = (script: 'bengali' | 'latin', word: string): string[] =>
  soundsOf(word)
    .filter((sound) => (sound.match(consonants)?.length ?? 0) >= leastConsonants)
    .map((sound) => `${script}~${sound}`)

const isBengali = (word: string): boolean => /[\u0980-\u09ff]/.test(word)

/** Sounds tell nothing of two Bengali words, which have one spelling each: 'দর্শক' looks on, 'ধর্ষক' rapes. */
const waysToWrite = (word: string): string[] => [
  word,
  stemOf(word),
  ...soundsIn('latin', word),
  ...(isBengali(word) ? [] : soundsIn('bengali', word)),
]

/** An entry of several words is found where all of them stand, in whatever order. */
export function watchListOf(entries: readonly string[]): WatchList {
  return entries
    .map((entry) => ({ entry, words: wordsOf(entry).map((word) => new Set(waysToWrite(word))) }))
    .filter(({ words }) => words.length > 0)
}

/** The entries that are found in a text. */
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

import { soundsOf } from '../search/soundKey.ts'
import { separators, stemOf, wordsOf } from '../search/words.ts'
import type { Span } from './spans.ts'

/** The words that moderators watch for, prepared for comparison with many texts: for each word of an entry, the set of its spellings. */
export type WatchList = readonly { entry: string; words: readonly ReadonlySet<string>[] }[]

/** With fewer consonants too many words sound alike: 'কত', 'কাটা' and 'কুত্তা' are nearly the same. */
const minConsonants = 3
const consonants = /[^aeiou]/g

const soundsIn = (script: 'bengali' | 'latin', word: string): string[] =>
  soundsOf(word)
    .filter((sound) => (sound.match(consonants)?.length ?? 0) >= minConsonants)
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

/** More than a text of 10,000 characters has. */
const maxWords = 10_000

const keysOf = (word: string): string[] => [
  word,
  stemOf(word),
  ...soundsIn(isBengali(word) ? 'bengali' : 'latin', word),
]

/** The entries that the text contains. */
export function watchedEntries(text: string, watchList: WatchList): WatchList {
  if (watchList.length === 0) return []
  const written = new Set(wordsOf(text, maxWords).flatMap(keysOf))
  return watchList.filter(({ words }) => words.every((ways) => [...ways].some((way) => written.has(way))))
}

const wordsAndSeparators = new RegExp(`(${separators.source}+)`)

/** Where the words of these entries stand in the text. */
export function watchWordsIn(text: string, watchList: WatchList): Span[] {
  const ways = new Set(
    watchedEntries(text, watchList).flatMap(({ words }) => words.flatMap((each) => [...each])),
  )
  if (ways.size === 0) return []
  const known = new Map<string, boolean>()
  const isWatched = (written: string): boolean => {
    const found =
      known.get(written) ?? wordsOf(written, 1).some((word) => keysOf(word).some((key) => ways.has(key)))
    known.set(written, found)
    return found
  }
  const spans: Span[] = []
  let start = 0
  for (const written of text.split(wordsAndSeparators)) {
    const end = start + written.length
    if (isWatched(written)) spans.push({ start, end })
    start = end
  }
  return spans
}

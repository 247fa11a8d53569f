import { soundKey, soundsOf } from '@bichar/contract/rules/search/soundKey.ts'
import { wordsOf } from '@bichar/contract/rules/search/words.ts'

/** Titles and particles, in either script; two people who share them do not have one name. */
const titles = new Set(
  ['mohammad', 'mosammat', 'mr', 'mrs', 'sri', 'haji', 'alhaj', 'alias', 'ওরফে'].map(soundKey),
)

/** The words of a name that tell people apart; all words if there are no such ones. */
export function significantWords(name: string): string[] {
  const words = wordsOf(name)
  const telling = words.filter((word) => !titles.has(waysOf(word)[1] ?? ''))
  return telling.length > 0 ? telling : words
}

/**
 * Whether two names may be those of one person: each word of the shorter one is in the other one, as it is written or as it sounds. A
 * name of one word is only the same as another one of one word.
 */
export function isSameName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [significantWords(one), significantWords(other)].toSorted(
    (first, second) => first.length - second.length,
  )
  if (shorter.length === 0 || (shorter.length === 1 && longer.length > 1)) return false
  return shorter.every((word) => longer.some((another) => isAlike(word, another)))
}

const isAlike = (word: string, another: string): boolean =>
  waysOf(word).some((way) => waysOf(another).includes(way))

const maxCached = 5_000
const cache = new Map<string, readonly string[]>()

/** A word and its sounds, cached: most names consist of the same few words, and hundreds of names are compared at once. */
function waysOf(word: string): readonly string[] {
  const cached = cache.get(word)
  if (cached) return cached
  if (cache.size >= maxCached) cache.clear()
  const ways = [word, ...soundsOf(word)]
  cache.set(word, ways)
  return ways
}

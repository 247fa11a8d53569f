import { soundKey } from '@bichar/contract/rules/search/soundKey.ts'
import { stemOf, wordsOf } from '@bichar/contract/rules/search/words.ts'

interface Named<Thing> {
  thing: Thing
  /** Each is words with one space between. */
  names: readonly string[]
}

/** Fewer letters of a key are the beginning of too many. */
const leastSound = 2

/** A vowel that ends what is typed may be in the middle of the whole word. */
const openEnd = /[aeiouy]+$/

/**
 * The things with a name in which a query stands at the beginning; then within, at the beginning of a word; then those that
 * sound like that, all in the order in which they are given.
 */
export function nearNames<Thing>(all: readonly Named<Thing>[], query: string): Thing[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const beginning = words.join(' ')
  const sound = words
    .map((word) => soundKey(stemOf(word)))
    .join(' ')
    .replace(openEnd, '')
  const ways = [
    (name: string) => name.startsWith(beginning),
    (name: string) => name.includes(` ${beginning}`),
    (name: string) => sound.length >= leastSound && soundsOf(name).startsWith(sound),
  ]
  const found = ways.flatMap((way) => all.filter(({ names }) => names.some(way)).map(({ thing }) => thing))
  return [...new Set(found)]
}

const heard = new Map<string, string>()

/** Worked out once for each name: there are some hundreds of them. */
function soundsOf(name: string): string {
  const known = heard.get(name) ?? name.split(' ').map(soundKey).join(' ')
  heard.set(name, known)
  return known
}

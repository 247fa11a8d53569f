import { soundKey } from '@bichar/contract/rules/search/soundKey.ts'
import { stemOf, wordsOf } from '@bichar/contract/rules/search/words.ts'

interface Named<Thing> {
  thing: Thing
  /** Words with one space between them. */
  names: readonly string[]
}

/** A shorter sound key is the beginning of too many names. */
const minKeyLength = 2

/** A vowel at the end of the query may be in the middle of the complete word. */
const openEnd = /[aeiouy]+$/

/**
 * The things whose name starts with the query; then those with another word that does; then those that sound like it.
 * Each group keeps the given order.
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
    (name: string) => sound.length >= minKeyLength && soundsOf(name).startsWith(sound),
  ]
  const found = ways.flatMap((way) => all.filter(({ names }) => names.some(way)).map(({ thing }) => thing))
  return [...new Set(found)]
}

const soundKeys = new Map<string, string>()

/** Computed once for each name: there are some hundreds of them. */
function soundsOf(name: string): string {
  const known = soundKeys.get(name) ?? name.split(' ').map(soundKey).join(' ')
  soundKeys.set(name, known)
  return known
}

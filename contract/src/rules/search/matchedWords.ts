import { soundsOf } from './soundKey.ts'
import { isCommon, separators, stemOf, wordsOf } from './words.ts'

/** A piece of a text, and whether it matches the query. */
export interface TextPiece {
  text: string
  isMatch: boolean
}

const between = new RegExp(`(${separators.source}+)`)

/**
 * Splits a text into pieces and marks the words that match a query: the same word, a word that begins with it, one with the same stem,
 * or one in either script that sounds like it. The pieces joined together are the text.
 */
export function matchedWords(query: string, text: string): TextPiece[] {
  const isMet = meeting(query)
  const pieces: TextPiece[] = []
  for (const run of text.split(between).filter(Boolean)) {
    const isMatch = isMet(run)
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) last.text += run
    else pieces.push({ text: run, isMatch })
  }
  return pieces
}

/** Returns a function that tells whether a word matches the query. Results are cached, because words repeat in a text. */
function meeting(query: string): (written: string) => boolean {
  const words = wordsOf(query)
  const telling = words.filter((word) => !isCommon(word))
  const wanted = telling.length > 0 ? telling : words
  const beginnings = wanted.flatMap((word) => [word, stemOf(word)]).filter((each) => each.length > 1)
  // A single consonant as a sound key would match too many words.
  const sounds = new Set(wanted.flatMap(soundsOf).filter((sound) => sound.length > 1))
  const known = new Map<string, boolean>()

  const isMet = (word: string) =>
    wanted.includes(word) ||
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    (!isCommon(word) && soundsOf(word).some((sound) => sounds.has(sound)))

  return (written) => {
    const found = known.get(written) ?? wordsOf(written, 1).some(isMet)
    known.set(written, found)
    return found
  }
}

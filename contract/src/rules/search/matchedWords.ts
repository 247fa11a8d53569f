import { soundsOf } from './soundKey.ts'
import { isCommon, separators, stemOf, wordsOf } from './words.ts'

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  text: string
  isMatch: boolean
}

const between = new RegExp(`(${separators.source}+)`)

/**
 * A text in pieces, those words marked that a query met: the same word, one that begins with it, one with the same stem, or
 * one of either script that sounds like it. Together the pieces are the text.
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

/** Whether a word is met by a query. Each is looked at once, however often a text has it. */
function meeting(query: string): (written: string) => boolean {
  const words = wordsOf(query)
  const telling = words.filter((word) => !isCommon(word))
  const wanted = telling.length > 0 ? telling : words
  const beginnings = wanted.flatMap((word) => [word, stemOf(word)]).filter((each) => each.length > 1)
  // One consonant alone is the sound of too much.
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

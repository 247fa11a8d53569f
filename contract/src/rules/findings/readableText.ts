import { toLatinDigits } from '../digits.ts'

/** A text in one spelling and in lower case, for patterns, and where each of its characters stands in the original. */
export interface ReadableText {
  text: string
  /** For each index of `text`, and for its end, the index in the original. */
  originalIndexes: readonly number[]
}

const invisible = /^\p{Default_Ignorable_Code_Point}$/u

/**
 * Drops invisible characters, which could be used to split a number or a word, and replaces full-width letters and the digits of both
 * scripts with plain ones.
 */
export function readableText(original: string): ReadableText {
  let text = ''
  const originalIndexes: number[] = []
  let index = 0
  for (const character of original) {
    const plain = character < '\u0080' ? character.toLowerCase() : plainOf(character)
    text += plain
    for (let unit = 0; unit < plain.length; unit += 1) originalIndexes.push(index)
    index += character.length
  }
  originalIndexes.push(index)
  return { text, originalIndexes }
}

const plainOf = (character: string): string =>
  invisible.test(character) ? '' : toLatinDigits(character.normalize('NFKC')).toLowerCase()

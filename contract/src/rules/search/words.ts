import { toLatinDigits } from '../phone.ts'
import { normalise } from '../text.ts'
import { commonWords } from './commonWords.ts'

const joiners = /[\u200c\u200d]/g

/** The characters that separate words. They are listed because the letter classes of regular expressions exclude Bengali vowel signs. */
export const separators = /[\s!-/:-@[-`{-~।॥‘’“”–—…]/

const mostLetters = 60

/** How many words of a query are used. */
export const mostWords = 8

/**
 * The first `most` distinct words of a text, normalised for comparison: in lower case, with Latin digits, both encodings of 'য়'
 * unified, and without the joiners that change only how Bengali looks.
 */
export const wordsOf = (text: string, most = mostWords): string[] => splitWords(compared(text), most)

/** All words of a text in their order, with repetitions and normalised in the same way, for phrases of several words. */
export const wordsInOrder = (text: string): string[] => compared(text).split(separators).filter(Boolean)

/** The first `most` distinct words of a text that is already normalised for comparison. */
export const splitWords = (text: string, most = mostWords): string[] =>
  [...new Set(text.split(separators))]
    .filter(Boolean)
    .slice(0, most)
    .map((word) => [...word].slice(0, mostLetters).join(''))

// Joiners are removed last, as in the database function words_in: a joiner may separate two signs that normalising would compose.
const compared = (text: string) => toLatinDigits(normalise(text).toLowerCase()).replace(joiners, '')

/** Whether a word is so frequent that it does not distinguish texts. Takes a word as `wordsOf` returns it. */
export const isCommon = (word: string): boolean => commonWords.has(word)

/** The endings that are removed from a word, the longest first, with the letters they can follow. */
const endings: readonly RegExp[] = [
  // Plural endings, with any case ending.
  /(গুলো|গুলি)(র|কে|তে|য়)?$/,
  /দের(কে)?$/,
  // Definite articles, with any case ending.
  /(?<!মা)(টি|টা)(র|কে|তে|য়)?$/,
  /(রা|কে|য়ের)$/,
  /ের$/,
  // Only after a vowel: 'উত্তর' and 'বিজয়' end in letters that look the same.
  /(?<=[া-ৌঅ-ঔ])(তে|য়)$/,
  // 'মিরপুর' and 'তালুকদার' have no ending either.
  /(?<=[া-ৄৈ-ৌঅ-ঔ])(?<!পু|দা)র$/,
  /ে$/,
  // English plurals; 'Biswas', 'Idris' and 'Firdous' are not plurals.
  /(?<=[b-df-hj-np-rtv-xz]e?)s$/,
].map(({ source }) => new RegExp(source.normalize('NFC')))

const leastStem = 3
const subscriptDot = /\u09bc/g

/** The word without its ending if enough letters remain: 'খুলনায়' is 'in খুলনা'. Takes a word as `wordsOf` returns it. */
export function stemOf(word: string): string {
  if (isCommon(word)) return word
  const stems = endings.map((ending) => word.replace(ending, ''))
  const enough = (stem: string) => [...stem.replace(subscriptDot, '')].length >= leastStem
  return stems.find((stem) => stem !== word && enough(stem)) ?? word
}

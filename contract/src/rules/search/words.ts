import { toLatinDigits } from '../phone.ts'
import { normalise } from '../text.ts'
import { commonWords } from './commonWords.ts'

const joiners = /[\u200c\u200d]/g

/** What stands between words; it is listed because what regular expressions call a letter leaves out the Bengali signs. */
export const separators = /[\s!-/:-@[-`{-~।॥‘’“”–—…]/

const mostLetters = 60

/** As many words of a query are looked for. */
export const mostWords = 8

/**
 * The words of a text as they are compared, each once and the first `most` of them: in lower case, without the joiners
 * that change how Bengali looks and not what it says, both encodings of 'য়' one, and the digits of both scripts.
 */
export const wordsOf = (text: string, most = mostWords): string[] => splitWords(compared(text), most)

/** The same with each as often and where it stands, for what is said in more than one word. */
export const wordsInOrder = (text: string): string[] => compared(text).split(separators).filter(Boolean)

/** The words of a text that is written already as it is to be compared, each once and the first `most` of them. */
export const splitWords = (text: string, most = mostWords): string[] =>
  [...new Set(text.split(separators))]
    .filter(Boolean)
    .slice(0, most)
    .map((word) => [...word].slice(0, mostLetters).join(''))

// In the order in which the database does it (words_in): a joiner may stand between two signs that would else be made one.
const compared = (text: string) => toLatinDigits(normalise(text).toLowerCase()).replace(joiners, '')

/** Whether so many texts have the word that it says nothing about one of them. It is given as `wordsOf` gives it. */
export const isCommon = (word: string): boolean => commonWords.has(word)

/** What is put behind a word, the longest first, and what it has to stand behind. */
const endings: readonly RegExp[] = [
  // Many of them, in every case.
  /(গুলো|গুলি)(র|কে|তে|য়)?$/,
  /দের(কে)?$/,
  // The one that was spoken of.
  /(?<!মা)(টি|টা)(র|কে|তে|য়)?$/,
  /(রা|কে|য়ের)$/,
  /ের$/,
  // Behind a vowel only: 'উত্তর' and 'বিজয়' end in what looks the same.
  /(?<=[া-ৌঅ-ঔ])(তে|য়)$/,
  // 'মিরপুর' and 'তালুকদার' have no ending either.
  /(?<=[া-ৄৈ-ৌঅ-ঔ])(?<!পু|দা)র$/,
  /ে$/,
  // English plurals; 'Biswas', 'Idris' and 'Firdous' are none.
  /(?<=[b-df-hj-np-rtv-xz]e?)s$/,
].map(({ source }) => new RegExp(source.normalize('NFC')))

const leastStem = 3
const subscriptDot = /\u09bc/g

/**
 * The word without its ending, when enough of it is left: 'খুলনায়' is 'in খুলনা'. It is given as `wordsOf` gives it.
 */
export function stemOf(word: string): string {
  if (isCommon(word)) return word
  const stems = endings.map((ending) => word.replace(ending, ''))
  const enough = (stem: string) => [...stem.replace(subscriptDot, '')].length >= leastStem
  return stems.find((stem) => stem !== word && enough(stem)) ?? word
}

import { toLatinDigits } from '../digits.ts'
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

interface Ending {
  ending: RegExp
  /** What the rest of the word is like. */
  after?: RegExp
}

/** The endings that are removed from a word, the longest first. */
const endings = normalised([
  // Plural endings, with any case ending.
  { ending: /(গুলো|গুলি)(র|কে|তে|য়)?$/ },
  { ending: /দের(কে)?$/ },
  // Definite articles, with any case ending; 'মাটি' has none.
  { ending: /(টি|টা)(র|কে|তে|য়)?$/, after: /^(?!.*মা$)/ },
  { ending: /(রা|কে|য়ের)$/ },
  { ending: /ের$/ },
  // Only after a vowel: 'উত্তর' and 'বিজয়' end in letters that look the same.
  { ending: /(তে|য়)$/, after: /[া-ৌঅ-ঔ]$/ },
  // 'মিরপুর' and 'তালুকদার' have no ending either.
  { ending: /র$/, after: /^(?!.*(পু|দা)$).*[া-ৄৈ-ৌঅ-ঔ]$/ },
  { ending: /ে$/ },
  // English plurals; 'Biswas', 'Idris' and 'Firdous' are not plurals.
  { ending: /s$/, after: /[b-df-hj-np-rtv-xz]e?$/ },
])

const leastStem = 3
const subscriptDot = /\u09bc/g

/** The word without its ending if enough letters remain: 'খুলনায়' is 'in খুলনা'. Takes a word as `wordsOf` returns it. */
export function stemOf(word: string): string {
  if (isCommon(word)) return word
  const stems = endings.map(({ ending, after }) => {
    const stem = word.replace(ending, '')
    return after.test(stem) ? stem : word
  })
  const enough = (stem: string) => [...stem.replace(subscriptDot, '')].length >= leastStem
  return stems.find((stem) => stem !== word && enough(stem)) ?? word
}

function normalised(endings: readonly Ending[]): Required<Ending>[] {
  const inComposedLetters = ({ source }: RegExp) => new RegExp(source.normalize('NFC'))
  return endings.map(({ ending, after = /^/ }) => ({
    ending: inComposedLetters(ending),
    after: inComposedLetters(after),
  }))
}

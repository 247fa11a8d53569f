const joiners = /[\u200c\u200d]/g
const separators = /[\s!-/:-@[-`{-~।॥‘’“”–—…]/
const mostWords = 8
const mostLetters = 60

/** The words of a query, as `searchable` in the database makes those of what is searched. */
export const wordsOf = (query: string): string[] =>
  [...new Set(query.normalize('NFC').toLowerCase().replace(joiners, '').split(separators))]
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => [...word].slice(0, mostLetters).join(''))

/** What Bengali puts behind a noun, the longest first: 'খুলনায়' is 'in খুলনা'. */
const endings = [
  'গুলোর',
  'গুলো',
  'গুলি',
  'দের',
  'য়ের',
  'টির',
  'টার',
  'ের',
  'য়',
  'রা',
  'টি',
  'টা',
  'তে',
  'কে',
  'র',
  'ে',
].map((ending) => ending.normalize('NFC'))
const leastStem = 3

/** The word without its ending, when enough of it is left. */
export function stemOf(word: string): string {
  const ending = endings.find((each) => word.endsWith(each))
  const stem = ending ? word.slice(0, -ending.length) : word
  return [...stem].length >= leastStem ? stem : word
}

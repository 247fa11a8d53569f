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

import { splitWords } from '@bichar/contract/rules/search/words.ts'

const joiners = /[\u200c\u200d]/g

/** The words of a query, normalized as `searchable` in the database does for the searched texts; digits stay as they are. */
export const wordsOf = (query: string): string[] =>
  splitWords(query.normalize('NFC').toLowerCase().replace(joiners, ''))

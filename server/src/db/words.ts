import { splitWords } from '@bichar/contract/rules/search/words.ts'

const joiners = /[\u200c\u200d]/g

/** The words of a query, as `searchable` in the database makes those of what is searched: it leaves digits as they are. */
export const wordsOf = (query: string): string[] =>
  splitWords(query.normalize('NFC').toLowerCase().replace(joiners, ''))

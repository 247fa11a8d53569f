import { splitWords } from '@bichar/contract/rules/search/words.ts'

const joiners = /[\u200c\u200d]/g

/**
 * The words of a query for what `searchable` in the database has normalised: blogs, stories and people. Both have to do the same, or
 * nothing is found. Posts and suspects are searched by `wordsOf` of the contract, which also turns Bengali digits into Latin ones.
 */
export const searchableWordsOf = (query: string): string[] =>
  splitWords(query.normalize('NFC').toLowerCase().replace(joiners, ''))

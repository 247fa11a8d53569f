import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'

/** What is searched for: a crime category, or words. */
export type SearchQuery = { category: CrimeType } | { query: string }

/** What the address of a search asks for; `undefined` where it is blank. */
export function parseSearchParams(address: URLSearchParams): SearchQuery | undefined {
  const named = address.get('category')?.trim()
  const category = crimeTypes.find((type) => type === named)
  if (category) return { category }
  // What is no category of ours may still be written about.
  const [query] = [address.get('query'), address.get('q'), named].flatMap((text) => text?.trim() || [])
  return query ? { query } : undefined
}

export const searchText = (asked: SearchQuery | undefined): string =>
  asked && 'query' in asked ? asked.query : ''

export const searchPath = (asked: SearchQuery): string => `/search?${new URLSearchParams(asked)}`

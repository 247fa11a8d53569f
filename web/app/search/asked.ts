import { type CrimeType, crimeTypes } from '@bichar/contract/crimeTypes.ts'

/** What is searched for: a crime category, or words. */
export type Asked = { category: CrimeType } | { query: string }

/** What the address of a search asks for; `undefined` where it is blank. */
export function askedBy(address: URLSearchParams): Asked | undefined {
  const named = address.get('category')?.trim()
  const category = crimeTypes.find((type) => type === named)
  if (category) return { category }
  // What is no category of ours may still be written about.
  const [query] = [address.get('query'), address.get('q'), named].flatMap((text) => text?.trim() || [])
  return query ? { query } : undefined
}

export const wordsAsked = (asked: Asked | undefined): string => (asked && 'query' in asked ? asked.query : '')

export const searchPath = (asked: Asked): string => `/search?${new URLSearchParams(asked)}`

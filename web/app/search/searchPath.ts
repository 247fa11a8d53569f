import type { CrimeType, SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'

/** What narrows a search down, one name in the address each. */
export interface SearchFilters {
  category?: CrimeType
  /** The English names of a district, and of a place within it. */
  district?: string
  upazila?: string
  /** Days, YYYY-MM-DD, both inclusive. */
  from?: string
  to?: string
  status?: SuspectStatus
  media?: 'pictures' | 'recordings'
}

/** What is searched for; what is not asked for is left out. */
export interface SearchQuery extends SearchFilters {
  query?: string
  /** Else what fits best stands first. */
  sort?: 'newest'
}

/** The address of a search. */
export const searchPath = (asked: SearchQuery): string =>
  `/search?${new URLSearchParams(Object.entries(without(asked)))}`

type Loose = { [Name in keyof SearchQuery]?: SearchQuery[Name] | undefined }

/** The same search without these, and without what is not asked for. */
export function without(asked: Loose, ...names: (keyof SearchQuery)[]): SearchQuery {
  const left = Object.entries(asked).filter(
    ([name, value]) => value && !names.includes(name as keyof SearchQuery),
  )
  return Object.fromEntries(left)
}

import type { CrimeType, SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'

/** The filters of a search, each a query parameter. */
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

/** A search; what it does not ask for is left out. */
export interface SearchQuery extends SearchFilters {
  query?: string
  /** Without it the best match comes first. */
  sort?: 'newest'
}

export const searchPath = (asked: SearchQuery): string =>
  `/search?${new URLSearchParams(Object.entries(without(asked)))}`

type Loose = { [Name in keyof SearchQuery]?: SearchQuery[Name] | undefined }

/** Returns the same search without the named fields, and without empty ones. */
export function without(asked: Loose, ...names: (keyof SearchQuery)[]): SearchQuery {
  const left = Object.entries(asked).filter(
    ([name, value]) => value && !names.includes(name as keyof SearchQuery),
  )
  return Object.fromEntries(left)
}

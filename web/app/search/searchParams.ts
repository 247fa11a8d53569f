import {
  type CrimeType,
  crimeTypes,
  type SuspectStatus,
  suspectStatuses,
} from '@bichar/contract/rules/crimeTypes.ts'
import { isDay } from '@bichar/contract/rules/incidentTime.ts'

export const mediaKinds = ['pictures', 'recordings'] as const

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
  media?: (typeof mediaKinds)[number]
}

/** What is searched for; what is not asked for is left out. */
export interface SearchQuery extends SearchFilters {
  query?: string
  /** Else what fits best stands first. */
  sort?: 'newest'
}

/** What the address of a search asks for; `undefined` where it is blank. What makes no sense counts as not said. */
export function parseSearchParams(address: URLSearchParams): SearchQuery | undefined {
  const read = (name: string) => address.get(name)?.trim() || undefined
  const day = (name: string) => [read(name)].find((text) => text !== undefined && isDay(text))
  const named = read('category')
  const category = crimeTypes.find((type) => type === named)
  const district = read('district')
  const asked = without({
    // What is no category of ours may still be written about.
    query: read('query') ?? read('q') ?? (category ? undefined : named),
    category,
    district,
    upazila: district && read('upazila'),
    from: day('from'),
    to: day('to'),
    status: suspectStatuses.find((status) => status === read('status')),
    media: mediaKinds.find((kind) => kind === read('media')),
    sort: read('sort') === 'newest' ? 'newest' : undefined,
  })
  return Object.keys(asked).some((name) => name !== 'sort') ? asked : undefined
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

import { crimeTypes, suspectStatuses } from '@bichar/contract/rules/crimeTypes.ts'
import { isDay } from '@bichar/contract/rules/incidentTime.ts'
import { type SearchQuery, without } from './searchPath.ts'

export const mediaKinds = ['pictures', 'recordings'] as const satisfies SearchQuery['media'][]

/** Parses the address of a search; `undefined` if it asks for nothing. Invalid values are ignored. */
export function parseSearchParams(address: URLSearchParams): SearchQuery | undefined {
  const read = (name: string) => address.get(name)?.trim() || undefined
  const day = (name: string) => [read(name)].find((text) => text !== undefined && isDay(text))
  const named = read('category')
  const category = crimeTypes.find((type) => type === named)
  const district = read('district')
  const asked = without({
    // An unknown category may still occur in texts, so it is searched for as words.
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

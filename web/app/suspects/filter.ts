import { crimeTypes, suspectStatuses } from '@bichar/contract/rules/crimeTypes.ts'
import type { SuspectFilter } from './queries.ts'

/** Checks the length of the English name of a place in an address. */
const isPlace = (name: string) => name !== '' && name.length <= 60

/** The filter in an address; invalid values are ignored. */
export function filterOf(search: URLSearchParams): Required<SuspectFilter> {
  const read = (name: string) => search.get(name)?.trim() ?? ''
  const status = suspectStatuses.find((known) => known === read('status')) ?? ''
  const category = crimeTypes.find((known) => known === read('category')) ?? ''
  const district = isPlace(read('district')) ? read('district') : ''
  const upazila = district && isPlace(read('upazila')) ? read('upazila') : ''
  const from = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return { status, category, district, upazila, from }
}

type Narrowed = Omit<SuspectFilter, 'from'>

/** The address of a list, starting at `page` if it is given. */
export function listAddress(filter: Partial<Narrowed>, page?: number): string {
  const { status, category, district, upazila } = filter
  const asked = { status, category, district, upazila, page: page && String(page) }
  const filters = Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return filters.length > 0 ? `/suspects?${new URLSearchParams(filters)}` : '/suspects'
}

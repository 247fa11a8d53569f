import { suspectStatuses } from '@bichar/contract/rules/crimeTypes.ts'
import type { SuspectFilter } from './queries.ts'

/** Which suspects an address asks for; what it says that makes no sense counts as not said. */
export function filterOf(search: URLSearchParams): Required<SuspectFilter> {
  const status = suspectStatuses.find((known) => known === search.get('status')) ?? ''
  const from = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return { status, from }
}

/** The address of a list that begins with another page. */
export const pageAddress = ({ status }: SuspectFilter, page: number): string =>
  `/suspects?${new URLSearchParams({ ...(status && { status }), page: String(page) })}`

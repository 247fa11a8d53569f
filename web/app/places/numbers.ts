import type { Told } from '@bichar/contract/places.ts'
import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { type Period, periods } from '@bichar/contract/rules/districts.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'
import type { Language } from '../i18n/messages.ts'

export interface NumbersFilter {
  kind: CrimeType | ''
  period: Period
}

/** What an address asks for; what it says that makes no sense counts as not said. */
export const filterOf = (search: URLSearchParams): NumbersFilter => ({
  kind: crimeTypes.find((known) => known === search.get('kind')) ?? '',
  period: periods.find((known) => known === search.get('period')) ?? 'all',
})

/** What is not asked for stands in no address: the server remembers those that say no more than they must. */
const asked = ({ kind, period }: NumbersFilter) => ({
  ...(kind && { kind }),
  ...(period !== 'all' && { period }),
})

export function numbersAddress(filter: NumbersFilter): string {
  const search = new URLSearchParams(asked(filter))
  return search.size > 0 ? `/places?${search}` : '/places'
}

const staleTime = 60_000

export const numbersOptions = (filter: NumbersFilter, read: CallFunction = call) =>
  queryOptions({
    queryKey: ['districts', 'numbers', filter],
    queryFn: async ({ signal }) =>
      (await read('GET /places/numbers', { query: asked(filter) }, { signal })).districts,
    staleTime,
    placeholderData: keepPreviousData,
  })

export const districtOptions = (slug: string, read: CallFunction = call) =>
  queryOptions({
    queryKey: ['districts', 'one', slug],
    queryFn: async ({ signal }) =>
      (await read('GET /places/districts/:slug', { params: { slug } }, { signal })).district,
    staleTime,
  })

/** Whether as much is told as of nothing: that it is fewer than three, or exactly none. */
export const isFew = ({ least, most }: Told): boolean => least === 0 && most > 0

type Counted = Record<Language, string> & { reports: Told }

/** Orders places by what is told of them, and no finer; of as much by their names. */
export const mostReportsFirst = (language: Language) => (one: Counted, other: Counted) =>
  other.reports.least - one.reports.least || one[language].localeCompare(other[language], language)

import type { CountRange } from '@bichar/contract/places.ts'
import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { type Period, periods } from '@bichar/contract/rules/districts.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { MetaDescriptor } from 'react-router'
import { type CallFunction, call } from '../api/call.ts'
import type { Language } from '../i18n/messages.ts'
import { feedLink } from '../page/shareCard.ts'

export interface NumbersFilter {
  kind: CrimeType | ''
  period: Period
}

/** The filter in an address; invalid values are ignored. */
export const filterOf = (search: URLSearchParams): NumbersFilter => ({
  kind: crimeTypes.find((known) => known === search.get('kind')) ?? '',
  period: periods.find((known) => known === search.get('period')) ?? 'all',
})

/** Default values are left out, because the server only caches addresses without redundant parameters. */
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

/** Whether the count is only known to be fewer than three. An exact zero does not count as few. */
export const isFew = ({ least, most }: CountRange): boolean => least === 0 && most > 0

type Counted = Record<Language, string> & { reports: CountRange }

/** Orders places by their published number of reports, without using anything more precise, and then by name. */
export const byReportsDescending = (language: Language) => (one: Counted, other: Counted) =>
  other.reports.least - one.reports.least || one[language].localeCompare(other[language], language)

/** The link by which feed readers discover the feed of the reports of this kind. */
export const feedOfKind = (kind: CrimeType, title: string): MetaDescriptor =>
  feedLink(title, `/places/feed.xml?${new URLSearchParams({ kind })}`)

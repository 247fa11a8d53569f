import type { Api } from '@bichar/contract/api.ts'
import type { z } from 'zod'
import { placeFacet } from '../places/facet.ts'

export type SearchParams = z.output<Api['GET /search']['query']>

/** At most this many months, or else years, of a period are looked up one by one. */
const maxSpans = 24

/**
 * The months of a period, or its years if there are too many months, as facets that an index finds; empty if it has no
 * beginning or too many years.
 */
export function spansOf(from: string, to: string, today: string): string[] {
  const [first, last] = [from, to || today].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1,
  )
  if (!from || first === undefined || last === undefined || last < first) return []
  const months = Array.from({ length: Math.min(last - first, maxSpans) + 1 }, (_each, index) => first + index)
  if (last - first < maxSpans) {
    return months.map((month) => `#t:${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`)
  }
  const [year, lastYear] = [Math.floor(first / 12), Math.floor(last / 12)]
  if (lastYear - year >= maxSpans) return []
  return Array.from({ length: lastYear - year + 1 }, (_each, index) => `#y:${year + index}`)
}

/** The filters on posts and suspects other than words and category. Each item lists alternative facets, of which one must match. */
export function facetsOf(
  { district, upazila, from, to, status, media }: SearchParams,
  today: string,
): string[][] {
  const spans = spansOf(from, to, today)
  return [
    ...placeFacet({ district, upazila }),
    ...(status ? [[`#s:${status}`]] : []),
    ...(media ? [[`#m:${media}`]] : []),
    ...(spans.length > 0 ? [spans] : []),
  ]
}

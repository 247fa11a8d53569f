import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type CallFunction, call } from '../api/call.ts'

/** How many public posts there are of each crime category. */
export const crimesOptions = (read: CallFunction = call) =>
  queryOptions({
    queryKey: ['search', 'crimes'],
    queryFn: async ({ signal }) => (await read('GET /stats/crimes', {}, { signal })).stats,
    staleTime: 300_000,
  })

/** Spec section 8: a failure to fetch them is only logged. */
export function useCrimes() {
  const crimes = useQuery(crimesOptions())
  useEffect(() => {
    if (crimes.error) console.error('The crime statistics could not be read', crimes.error)
  }, [crimes.error])
  return crimes
}
export type Crimes = ReturnType<typeof useCrimes>

interface CountedCategory {
  category: CrimeType
  posts: number
}

/** The categories, the one with the most posts first. */
export const mostFirst = (stats: Partial<Record<CrimeType, number>>): CountedCategory[] =>
  crimeTypes
    .map((category) => ({ category, posts: stats[category] ?? 0 }))
    .toSorted((one, other) => other.posts - one.posts)

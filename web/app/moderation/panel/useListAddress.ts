import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { searchPauseMilliseconds, useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { useTypedText } from '../../ui/useTypedText.ts'

export const pageSizes = [10, 20, 50] as const

export interface ListAddress {
  page: number
  limit: number
  get(name: string): string
  /** Sets filters in the address; an empty one is removed. The list returns to its first page. */
  filter(changes: Record<string, string>): void
  /** The address of another page of the list. */
  pageAt(page: number): string
  /** Goes to another page, replacing the history entry of one that does not exist. */
  turnTo(page: number): void
}

/** The page and filters of a list, which are stored in the address. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page'))
  const limit = pageSizes.find((size) => size === Number(params.get('limit'))) ?? pageSizes[0]
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit,
    get: (name) => params.get(name) ?? '',
    filter: (changes) =>
      setParams((now) => changed(now, { ...changes, page: '' }), { replace: true, preventScrollReset: true }),
    pageAt: (other) => `?${changed(params, { page: pageParam(other) })}`,
    turnTo: (other) => setParams((now) => changed(now, { page: pageParam(other) }), { replace: true }),
  }
}

const pageParam = (page: number) => (page > 1 ? String(page) : '')

function changed(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The search text, or '' if it has fewer than `least` characters. */
export const longEnough = (text: string, least: number): string => ([...text].length < least ? '' : text)

/** Local state of a text filter. It is written to the address with a debounce, and follows changes of the address from elsewhere. */
export function useTypedFilter({ get, filter }: ListAddress, name: string, least = 1) {
  const { typed, setTyped, written } = useTypedText(get(name))
  const settled = useDebouncedValue(longEnough(typed.trim(), least), searchPauseMilliseconds)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run only when the debounced value changes
  useEffect(() => {
    if (settled === written.current) return
    written.current = settled
    filter({ [name]: settled })
  }, [settled])

  return [typed, setTyped] as const
}

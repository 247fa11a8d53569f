import { longEnough, useListAddress, useTypedFilter } from './useListAddress.ts'

/**
 * The search of a list: the text being typed, and the debounced value that is stored in the address. Fewer
 * than `least` characters count as no search.
 */
export function useAddressSearch(least = 1) {
  const address = useListAddress()
  const [typed, setTyped] = useTypedFilter(address, 'search', least)
  const search = longEnough(address.get('search'), least)
  return { search, typed, setTyped, isShort: typed.trim() !== longEnough(typed.trim(), least) }
}

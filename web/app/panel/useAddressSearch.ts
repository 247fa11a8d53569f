import { longEnough, useListAddress, useTypedFilter } from './useListAddress.ts'

/**
 * What a list is searched for: as it is typed, and as it stands in the address once the typing has paused. Fewer than
 * `least` characters are no search.
 */
export function useAddressSearch(least = 1) {
  const address = useListAddress()
  const [typed, setTyped] = useTypedFilter(address, 'search', least)
  const search = longEnough(address.get('search'), least)
  return { search, typed, setTyped, isShort: typed.trim() !== longEnough(typed.trim(), least) }
}

import { useListAddress, useTypedFilter } from './useListAddress.ts'

/** What a list is searched for: as it is typed, and as it stands in the address once the typing has paused. */
export function useAddressSearch() {
  const address = useListAddress()
  const [typed, setTyped] = useTypedFilter(address, 'search')
  return { search: address.get('search'), typed, setTyped }
}

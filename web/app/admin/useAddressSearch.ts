import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { searchPauseMilliseconds, useSettled } from '../ui/useSettled.ts'

/** What a list is searched for: as it is typed, and as it stands in the address once the typing has paused. */
export function useAddressSearch() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const [typed, setTyped] = useState(search)
  const settled = useSettled(typed.trim(), searchPauseMilliseconds)
  const known = useRef(search)

  useEffect(() => {
    if (settled === known.current) return
    known.current = settled
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        // What was the third page of another search is nothing of this one.
        next.delete('page')
        if (settled) next.set('search', settled)
        else next.delete('search')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }, [settled, setParams])

  // The way back leads to an address with another search.
  useEffect(() => {
    if (search === known.current) return
    known.current = search
    setTyped(search)
  }, [search])

  return { search, typed, setTyped }
}

import { useEffect, useState } from 'react'

/** Debounce of search fields (spec section 9). */
export const searchPauseMilliseconds = 500

/** Returns the value once it has not changed for the given time. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

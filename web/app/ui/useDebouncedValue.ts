import { useEffect, useState } from 'react'

/** How long a search waits for the typing to pause (spec section 9). */
export const searchPauseMilliseconds = 500

/** The value once it has stayed the same for a while. */
export function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

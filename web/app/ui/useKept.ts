import { useState } from 'react'

/** Returns the value, or the last defined one while it is undefined. The value must keep its identity from one render to the next. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}

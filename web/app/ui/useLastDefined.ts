import { useState } from 'react'

/** Returns the value, or the last defined one while it is undefined. The value must keep its identity from one render to the next. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [lastDefined, setLastDefined] = useState(value)
  if (value !== undefined && value !== lastDefined) setLastDefined(value)
  return value ?? lastDefined
}

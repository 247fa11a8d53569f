import { useState } from 'react'

/** The value; while there is none, the one before. It has to stay the same from one rendering to the next. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(value)
  if (value !== undefined && value !== kept) setKept(value)
  return value ?? kept
}

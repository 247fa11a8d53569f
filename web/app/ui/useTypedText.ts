import { useEffect, useRef, useState } from 'react'

/**
 * The text of a field whose value is in the address. It follows changes of the address from elsewhere; when the address comes to what
 * was written there from this field, more may have been typed already, and stays.
 */
export function useTypedText(value: string) {
  const [typed, setTyped] = useState(value)
  const written = useRef(value)
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    setTyped(value)
  }, [value])
  return { typed, setTyped, written }
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { makeProof } from './proof.ts'

/**
 * Fills in the proof of a form before the browser sends it. Where none can be made, as on an old phone or without TLS, the form goes
 * without, through the narrower door.
 */
export function useProof() {
  const field = useRef<HTMLInputElement>(null)
  const [working, setWorking] = useState(false)

  // Whoever comes back to this page in the browser's history finds it as it was left, and a proof is good for one report.
  useEffect(() => {
    const onShown = () => {
      setWorking(false)
      if (field.current) field.current.value = ''
    }
    window.addEventListener('pageshow', onShown)
    return () => window.removeEventListener('pageshow', onShown)
  }, [])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (working) return
    const form = event.currentTarget
    setWorking(true)
    const proof = await makeProof().catch(() => '')
    if (field.current) field.current.value = proof
    form.submit()
  }
  return { field, working, onSubmit }
}

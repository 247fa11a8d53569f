import { type FormEvent, useEffect, useRef, useState } from 'react'
import { makeProof } from './proof.ts'

/**
 * When a form that was submitted can be submitted again. No event tells the page that somebody has stopped the upload, and the key
 * of the form makes a second report of it impossible.
 */
const resubmitMilliseconds = 10_000

/**
 * Adds a proof of work to a form before the browser submits it. Where none can be computed, as on an old phone, without TLS or
 * where the network hangs, the form is sent without one and gets the stricter rate limit.
 */
export function useProof() {
  const field = useRef<HTMLInputElement>(null)
  const [working, setWorking] = useState(false)

  // A page restored from the back/forward cache is in the state in which it was left, but a proof is valid for one report only.
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
    setTimeout(() => setWorking(false), resubmitMilliseconds)
  }
  return { field, working, onSubmit }
}

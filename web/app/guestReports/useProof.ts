import { type FormEvent, useEffect, useRef, useState } from 'react'
import { makeProof } from '../api/proofOfWork.ts'

/**
 * When a form that was submitted can be submitted again, apart from the time that its files take. No event tells the page that somebody
 * has stopped the upload, and the key of the form makes a second report of it impossible.
 */
const resubmitMilliseconds = 10_000

/** A slow line, in bytes per millisecond: who submits again while the upload goes on begins it again. */
const slowLine = 20
const longestMilliseconds = 120_000

/**
 * Adds a proof of work to a form before the browser submits it. Where none can be computed, as on an old phone, without TLS or
 * where the network hangs, the form is sent without one and gets the stricter rate limit.
 */
export function useProof() {
  const field = useRef<HTMLInputElement>(null)
  const [working, setWorking] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A page restored from the back/forward cache is in the state in which it was left, but a proof is valid for one report only.
  useEffect(() => {
    const onShown = () => {
      clearTimeout(timer.current)
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
    const proof = await makeProof('GET /guest-reports/challenge').catch(() => '')
    if (field.current) field.current.value = proof
    form.submit()
    const milliseconds = resubmitMilliseconds + bytesOf(form) / slowLine
    timer.current = setTimeout(() => setWorking(false), Math.min(milliseconds, longestMilliseconds))
  }
  return { field, working, onSubmit }
}

const bytesOf = (form: HTMLFormElement): number =>
  [...new FormData(form).values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0)

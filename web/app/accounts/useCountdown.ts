import { useEffect, useState } from 'react'
import { secondsUntil } from './countdown.ts'

/** The seconds until `moment` (milliseconds), counted down; `before` as long as the moment is not known. */
export function useCountdown(moment: number | undefined, before: number): number {
  const [seconds, setSeconds] = useState(before)
  useEffect(() => {
    if (moment === undefined) return
    const count = () => setSeconds(secondsUntil(moment, Date.now()))
    count()
    // More often than each second: a timer that comes late must not skip one.
    const timer = setInterval(count, 250)
    return () => clearInterval(timer)
  }, [moment])
  return seconds
}

import { useEffect, useState } from 'react'
import { secondsUntil } from './countdown.ts'

/** Counts the seconds down until `moment` (in milliseconds); `before` as long as the moment is unknown. */
export function useCountdown(moment: number | undefined, before: number): number {
  const [seconds, setSeconds] = useState(before)
  useEffect(() => {
    if (moment === undefined) return
    const count = () => setSeconds(secondsUntil(moment, Date.now()))
    count()
    // More often than each second: a delayed timer must not skip one.
    const timer = setInterval(count, 250)
    return () => clearInterval(timer)
  }, [moment])
  return seconds
}

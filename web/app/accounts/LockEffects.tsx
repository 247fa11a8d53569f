import { useEffect, useEffectEvent } from 'react'
import { onLock } from './anonymityLock.ts'
import { useReadAnew } from './protection.ts'

/** Clears what the second password protects from every page that shows it, once the session is locked. */
export function LockEffects() {
  const readAnew = useReadAnew()
  const clear = useEffectEvent(() => void readAnew())
  useEffect(() => onLock(clear), [])
  return null
}

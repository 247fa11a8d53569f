import { useEffect, useEffectEvent } from 'react'
import { call } from '../api/call.ts'
import { useSession } from '../api/session.ts'
import { onLock } from './anonymityLock.ts'
import { useRefetch } from './protection.ts'

const prolong = () =>
  call('POST /auth/second-password/prolong', {}).catch((error: unknown) =>
    console.warn('The session could not be prolonged', error),
  )

/** Clears what the second password protects from every page that shows it, once the session is locked. */
export function LockEffects() {
  const refetch = useRefetch()
  const person = useSession().user?._id
  const onLocked = useEffectEvent(() => void refetch())
  // What is known of one session does not hold for the next one.
  useEffect(() => (person ? onLock({ onLocked, prolong }) : undefined), [person])
  return null
}

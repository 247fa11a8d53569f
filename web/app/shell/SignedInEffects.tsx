import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../api/session.ts'
import { withWords } from '../i18n/withWords.ts'

/** Loads what only people who are signed in need. It stays mounted after a logout, to undo what it has set up. */
export function SignedInEffects() {
  const { status } = useSession()
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    if (status !== 'signedIn') return
    withWords(() => import('./SignedInParts.tsx')).then(
      (loaded) => setParts(() => loaded.default),
      (error: unknown) => console.warn('News could not be listened for', error),
    )
  }, [status])
  return Parts && <Parts />
}

import { useSession } from '../api/session.ts'
import { useLoaded } from '../ui/useLoaded.ts'

/** Loads what only people who are signed in need. It stays mounted after a logout, to undo what it has set up. */
export function SignedInEffects() {
  const Parts = useLoaded(() => import('./SignedInParts.tsx'), useSession().status === 'signedIn')?.default
  return Parts && <Parts />
}

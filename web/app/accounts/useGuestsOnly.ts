import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../api/session.ts'

/** Sends a signed-in person from a page for guests to the feed, once they have had time to read why. */
export function useGuestsOnly({ readingMilliseconds = 0 } = {}): { isSignedIn: boolean } {
  const { status } = useSession()
  const navigate = useNavigate()
  const isSignedIn = status === 'signedIn'
  useEffect(() => {
    if (!isSignedIn) return
    const leave = setTimeout(() => void navigate('/', { replace: true }), readingMilliseconds)
    return () => clearTimeout(leave)
  }, [isSignedIn, readingMilliseconds, navigate])
  return { isSignedIn }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../api/session.ts'

/** Forgets what somebody wrote in calls that failed once they have logged out: the page may go on for another person. */
export function ClearMutationsOnLogout() {
  const client = useQueryClient()
  const person = useSession().user?._id
  useEffect(() => (person ? () => client.getMutationCache().clear() : undefined), [client, person])
  return null
}

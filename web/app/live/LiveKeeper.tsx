import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../api/session.ts'

/** Holds the live connection of whoever is signed in, and of nobody else. */
export function LiveKeeper() {
  const client = useQueryClient()
  const { user } = useSession()
  const { _id, role } = user ?? {}
  useEffect(() => {
    if (!_id || !role) return
    let disconnect: (() => void) | undefined
    let isLeft = false
    import('./socket.ts').then(
      ({ connect }) => {
        if (!isLeft) disconnect = connect(client, { _id, role })
      },
      (error) => console.warn('The live connection could not be loaded', error),
    )
    return () => {
      isLeft = true
      disconnect?.()
    }
  }, [client, _id, role])
  return null
}

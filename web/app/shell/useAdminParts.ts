import { useEffect, useState } from 'react'
import { useSession } from '../api/session.ts'
import { withWords } from '../i18n/withWords.ts'

type AdminParts = typeof import('./adminParts.ts')

/** The admins' parts of the layout once they are loaded; until then, and without a network, admins see what everybody sees. */
export function useAdminParts(): AdminParts | undefined {
  const isAdmin = useSession().user?.role === 'admin'
  const [parts, setParts] = useState<AdminParts>()
  useEffect(() => {
    if (!isAdmin) return
    withWords(() => import('./adminParts.ts')).then(setParts, (error: unknown) =>
      console.warn('The menu of the panel could not be fetched', error),
    )
  }, [isAdmin])
  return isAdmin ? parts : undefined
}

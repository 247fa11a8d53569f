import { useSession } from '../api/session.ts'
import { useLoaded } from '../ui/useLoaded.ts'

type AdminParts = typeof import('./adminParts.ts')

/** The admins' parts of the layout once they are loaded; until then admins see what everybody sees. */
export function useAdminParts(): AdminParts | undefined {
  const isAdmin = useSession().user?.role === 'admin'
  const parts = useLoaded(() => import('./adminParts.ts'), isAdmin)
  return isAdmin ? parts : undefined
}

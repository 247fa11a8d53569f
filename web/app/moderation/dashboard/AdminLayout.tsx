import { useEffect } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../../api/session.ts'
import { toast } from '../../ui/toast.ts'
import { PanelMessages } from '../panel/PanelMessages.tsx'

/**
 * The admin panel. Guests are redirected to the login before this renders; users who are not
 * admins see a toast and are sent to the feed.
 */
export default function AdminLayout() {
  const reasons = useTranslations('errors')
  const { user } = useSession()
  const navigate = useNavigate()
  const refused = user !== null && user.role !== 'admin'

  useEffect(() => {
    if (!refused) return
    toast.error(reasons('admins_only'))
    void navigate('/', { replace: true })
  }, [refused, reasons, navigate])

  if (user?.role !== 'admin') return null
  return (
    <PanelMessages>
      <Outlet />
    </PanelMessages>
  )
}

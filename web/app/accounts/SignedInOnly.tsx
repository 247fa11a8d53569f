import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { rememberTarget, useSession } from '../api/session.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { toast } from '../ui/toast.ts'
import { useHydrated } from '../ui/useHydrated.ts'
import type { Route } from './+types/SignedInOnly.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => [{ title: root.loaderData?.appName }]

const gates = { '/newreport': 'createReport', '/notification': 'notifications' } as const

/** Pages for signed-in people. The server does not know who asks, so it renders their place only. */
export default function SignedInOnly() {
  const words = useTranslations('accounts.gate')
  const loading = useTranslations('common')('loading')
  const { status } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const wasSignedIn = useRef(false)

  useEffect(() => {
    if (status === 'signedIn') wasSignedIn.current = true
    if (!hydrated || status !== 'guest') return
    // Whose session ends while they are here is told so by what ended it.
    if (!wasSignedIn.current) {
      toast.error(words(gates[pathname as keyof typeof gates] ?? 'continue'))
      rememberTarget(pathname + search)
    }
    void navigate('/login', { replace: true })
  }, [hydrated, status, pathname, search, words, navigate])

  if (status === 'signedIn') return <Outlet />
  return (
    <div role="status" aria-label={loading} className="grid place-items-center py-24 text-quiet">
      <Spinner className="size-8" />
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { type Location, Outlet, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { rememberTarget, useSession } from '../api/session.ts'
import { useRootData } from '../page/useRootData.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { toast } from '../ui/toast.ts'
import { useHydrated } from '../ui/useHydrated.ts'
import type { Route } from './+types/SignedInOnly.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => [{ title: root.loaderData?.appName }]

const gates = { '/newreport': 'createReport', '/notification': 'notifications', '/search': 'search' } as const

const gateOf = ({ pathname, search }: Location) =>
  new URLSearchParams(search).get('category')
    ? 'category'
    : (gates[pathname as keyof typeof gates] ?? 'continue')

/** Pages for signed-in people. The server does not know who asks, so it renders their place only. */
export default function SignedInOnly() {
  const t = useTranslations('accounts.gate')
  const loading = useTranslations('common')('loading')
  const withoutAccount = useTranslations('accounts.login')('withoutAccount')
  const root = useRootData()
  const { status } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const wasSignedIn = useRef(false)

  useEffect(() => {
    if (status === 'signedIn') wasSignedIn.current = true
    if (!hydrated || status !== 'guest') return
    // Whose session ends while they are here is told so by what ended it.
    if (!wasSignedIn.current) {
      toast.plain(t(gateOf(location)))
      rememberTarget(location.pathname + location.search)
    }
    void navigate('/login', { replace: true })
  }, [hydrated, status, location, t, navigate])

  if (status === 'signedIn') return <Outlet />
  return (
    <div role="status" aria-label={loading} className="grid place-items-center py-24 text-quiet">
      <Spinner className="size-8" />
      {location.pathname === '/newreport' && root?.guestReports && (
        // Without scripts nobody can log in, and this page would wait for ever.
        <noscript>
          <a href="/report" className="font-bold text-brand underline underline-offset-4">
            {withoutAccount}
          </a>
        </noscript>
      )}
    </div>
  )
}

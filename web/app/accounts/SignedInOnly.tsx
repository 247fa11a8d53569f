import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Location, Outlet, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { useRootData } from '../page/useRootData.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { useHydrated } from '../ui/useHydrated.ts'
import type { Route } from './+types/SignedInOnly.ts'
import type { PendingAction } from './pendingAction.ts'
import { useRedirectToLogin } from './useLoginGate.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => [{ title: root.loaderData?.appName }]

const gates = { '/newreport': 'createReport', '/notification': 'notifications', '/search': 'search' } as const

const gateOf = ({ pathname, search }: Location) =>
  new URLSearchParams(search).get('category')
    ? 'category'
    : (gates[pathname as keyof typeof gates] ?? 'continue')

/** What a guest is looking for, as far as the address says it. */
function pendingActionAt(gate: string, location: Location): PendingAction | undefined {
  const asked = new URLSearchParams(location.search)
  const category = crimeTypes.find((type) => type === asked.get('category'))
  const title = asked.get('query')
  if (category) return { act: 'category', category }
  return gate === 'search' && title ? { act: 'search', title } : undefined
}

/** The layout of pages for signed-in people. The server does not know who makes the request, so it only renders a placeholder. */
export default function SignedInOnly() {
  const loading = useTranslations('common')('loading')
  const withoutAccount = useTranslations('accounts.login')('withoutAccount')
  const root = useRootData()
  const { status, user } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const toLogin = useRedirectToLogin()
  const hydrated = useHydrated()
  const wasSignedIn = useRef(false)

  const sendToLogin = useEffectEvent(() => {
    const gate = gateOf(location)
    toLogin(gate, location.pathname + location.search, pendingActionAt(gate, location))
  })
  useEffect(() => {
    if (status === 'signedIn') wasSignedIn.current = true
    if (!hydrated || status !== 'guest') return
    // If a session ends during the visit, whatever ended it has said so.
    if (wasSignedIn.current) void navigate('/login', { replace: true })
    else sendToLogin()
  }, [hydrated, status, navigate])

  // Nothing that one person has opened or written stays for the next one.
  if (status === 'signedIn') return <Outlet key={user._id} />
  return (
    <div role="status" aria-label={loading} className="grid place-items-center py-24 text-quiet">
      <Spinner className="size-8" />
      {location.pathname === '/newreport' && root?.guestReports && (
        // Without JavaScript nobody can log in, and this page would wait forever.
        <noscript>
          <a href="/report" className="font-bold text-brand underline underline-offset-4">
            {withoutAccount}
          </a>
        </noscript>
      )}
    </div>
  )
}

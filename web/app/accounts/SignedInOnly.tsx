import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type Location, Outlet, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { useRootData } from '../page/useRootData.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { useHydrated } from '../ui/useHydrated.ts'
import type { Route } from './+types/SignedInOnly.ts'
import { useToLogin } from './useLoginGate.ts'
import type { Wanted } from './wanted.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => [{ title: root.loaderData?.appName }]

const gates = { '/newreport': 'createReport', '/notification': 'notifications', '/search': 'search' } as const

const gateOf = ({ pathname, search }: Location) =>
  new URLSearchParams(search).get('category')
    ? 'category'
    : (gates[pathname as keyof typeof gates] ?? 'continue')

/** What is looked for stands in the address already. */
function wantedAt(gate: string, location: Location): Wanted | undefined {
  const asked = new URLSearchParams(location.search)
  const category = crimeTypes.find((type) => type === asked.get('category'))
  const title = asked.get('query')
  if (category) return { act: 'category', category }
  return gate === 'search' && title ? { act: 'search', title } : undefined
}

/** Pages for signed-in people. The server does not know who asks, so it renders their place only. */
export default function SignedInOnly() {
  const loading = useTranslations('common')('loading')
  const withoutAccount = useTranslations('accounts.login')('withoutAccount')
  const root = useRootData()
  const { status } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const toLogin = useToLogin()
  const hydrated = useHydrated()
  const wasSignedIn = useRef(false)

  const sendToLogin = useEffectEvent(() => {
    const gate = gateOf(location)
    toLogin(gate, location.pathname + location.search, wantedAt(gate, location), true)
  })
  useEffect(() => {
    if (status === 'signedIn') wasSignedIn.current = true
    if (!hydrated || status !== 'guest') return
    // Whose session ends while they are here is told so by what ended it.
    if (wasSignedIn.current) void navigate('/login', { replace: true })
    else sendToLogin()
  }, [hydrated, status, navigate])

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

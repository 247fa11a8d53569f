import { Plus } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { useSession } from '../api/session.ts'
import { UnreadBadge } from '../notifications/UnreadBadge.tsx'
import { mainEntries } from './navigation.ts'
import { SettingsButton } from './SettingsButton.tsx'

const place =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 whitespace-nowrap font-semibold text-[0.6875rem] text-quiet aria-[current=page]:text-brand'

/** Small screens: the main places, with the way to a new report in the middle. */
export function BottomBar() {
  const t = useTranslations('shell')
  const { status } = useSession()
  const gate = useLoginGate()
  const { pathname } = useLocation()
  const [home, suspects, ...others] = mainEntries(status).map(
    ({ to, label, icon: Icon, hasPages, hasUnread }) => (
      <NavLink key={to} to={to} end={!hasPages} className={place}>
        <span className="relative">
          <Icon aria-hidden className="size-6" />
          {hasUnread && <UnreadBadge className="-top-1.5 absolute left-3.5" />}
        </span>
        {t(label)}
      </NavLink>
    ),
  )
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-20 flex items-stretch border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {home}
      {suspects}
      {/* Not on the page that it opens. */}
      {pathname !== '/newreport' && (
        <NavLink
          to="/newreport"
          onClick={gate('createReport', '/newreport')}
          aria-label={t('createReport')}
          className="grid flex-1 place-items-center"
        >
          <span className="grid size-12 place-items-center rounded-full bg-brand text-on-brand">
            <Plus aria-hidden className="size-7" strokeWidth={2.5} />
          </span>
        </NavLink>
      )}
      {status === 'guest' ? (
        <>
          <SettingsButton className={place} />
          <NavLink to="/register" className={`${place} basis-5 text-brand`}>
            <span className="whitespace-nowrap rounded-control bg-brand px-2 py-2 text-on-brand">
              {t('joinNow')}
            </span>
          </NavLink>
        </>
      ) : (
        others
      )}
    </nav>
  )
}

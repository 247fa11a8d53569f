import { Plus } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { useSession } from '../api/session.ts'
import { UnreadBadge } from '../notifications/UnreadBadge.tsx'
import { mainEntries } from './navigation.ts'
import { SettingsButton } from './SettingsButton.tsx'

const place =
  'flex min-h-14 min-w-0 flex-auto flex-col items-center justify-center gap-0.5 px-0.5 font-semibold text-quiet text-mark aria-[current]:text-brand'

/** With letters so large that the labels would not fit side by side, only the icons are visible. */
const placeWord = 'max-w-full truncate @max-[16rem]:sr-only'

/** The main navigation on small screens, with the link to a new report in the middle. */
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
        <span className={placeWord}>{t(label)}</span>
      </NavLink>
    ),
  )
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="@container fixed short:static inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="flex items-stretch">
        {home}
        {suspects}
        {/* Hidden where a report is being written; its place stays, so that the others do not move. */}
        <NavLink
          to="/newreport"
          onClick={gate('createReport', '/newreport')}
          className={`${place} ${/^\/(new)?report$/.test(pathname) ? 'invisible' : ''}`}
        >
          {/* It is larger than the icons beside it, but takes no more room, so that all labels stand in one line. */}
          <span data-create className="relative -my-1 rounded-full bg-brand p-1 text-on-brand">
            <Plus aria-hidden className="size-6" strokeWidth={2.5} />
          </span>
          <span className={`${placeWord} text-brand`}>{t('createReport')}</span>
        </NavLink>
        {status === 'guest' ? (
          <>
            <SettingsButton className={place} wordClassName={placeWord} />
            <NavLink to="/register" className={place}>
              <span className="rounded-control bg-brand px-2 py-2 text-center text-on-brand leading-tight">
                {t('joinNow')}
              </span>
            </NavLink>
          </>
        ) : (
          others
        )}
      </div>
    </nav>
  )
}

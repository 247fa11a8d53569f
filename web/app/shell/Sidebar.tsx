import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { Brand } from '../brand/Brand.tsx'
import { Emergency } from '../brand/Emergency.tsx'
import { UnreadBadge } from '../notifications/UnreadBadge.tsx'
import { QuickExitButton } from '../quickExit/QuickExit.tsx'
import { SearchForm } from '../search/SearchForm.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { aboutEntries, furtherEntries, mainEntries, type NavigationEntry } from './navigation.ts'
import { Preferences } from './Preferences.tsx'
import { QuietLinks } from './QuietLinks.tsx'
import { SettingsButton } from './SettingsButton.tsx'
import { useAdminParts } from './useAdminParts.ts'

/** Large screens: 72 units wide for admins, 56 for others (spec section 2). */
export function Sidebar({ isAdmin }: { isAdmin: boolean }) {
  const t = useTranslations('shell')
  const { status } = useSession()
  const AdminsNavigation = useAdminParts()?.AdminsNavigation
  return (
    <aside
      aria-label={t('sidebar')}
      className={`fixed inset-y-0 left-0 z-20 hidden flex-col overflow-y-auto border-line border-r bg-surface p-4 *:shrink-0 lg:flex ${isAdmin ? 'w-72' : 'w-56'} ${isAdmin ? 'gap-2' : 'gap-6'}`}
    >
      <Brand />
      <SearchForm compact />
      {AdminsNavigation ? <AdminsNavigation /> : <Navigation />}
      <QuickExitButton className="sticky bottom-0" />
      <div className="mt-auto grid grid-cols-1 gap-2">
        {status === 'guest' && (
          <div className="grid gap-2">
            <ButtonLink to="/register">{t('joinNow')}</ButtonLink>
            <ButtonLink to="/login" look="secondary">
              {t('login')}
            </ButtonLink>
          </div>
        )}
        <QuietLinks label="aboutNavigation" entries={aboutEntries} className="gap-x-4" />
        <Emergency className="text-alarm text-sm tracking-tight" />
        {/* The menu of an admin has no room to spare; like everybody's, their settings are in the profile. */}
        {!isAdmin && (
          <SettingsButton className="inline-flex min-h-11 items-center gap-2 text-quiet text-sm hover:text-ink hover:underline" />
        )}
        <div className="-mx-2">
          <Preferences />
        </div>
      </div>
    </aside>
  )
}

function Navigation() {
  const t = useTranslations('shell')
  const { status } = useSession()
  return (
    <>
      <nav aria-label={t('mainNavigation')} className="grid gap-1">
        {mainEntries(status).map((entry) => (
          <Entry key={entry.to} {...entry} />
        ))}
      </nav>
      <nav aria-label={t('moreToRead')} className="-mt-3 grid border-line border-t pt-3 text-sm">
        {furtherEntries.map((entry) => (
          <Entry key={entry.to} {...entry} />
        ))}
      </nav>
    </>
  )
}

/** A count is shown on the icon, where it takes no space from the label. */
function Entry({ to, label, icon: Icon, hasPages, hasUnread }: NavigationEntry) {
  const t = useTranslations('shell')
  return (
    <NavLink
      to={to}
      end={!hasPages}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-quiet hover:bg-raised hover:text-ink aria-[current]:bg-tint aria-[current]:text-brand"
    >
      <span className="relative">
        <Icon aria-hidden className="size-5" />
        {hasUnread && <UnreadBadge className="-top-2 -right-2.5 absolute" />}
      </span>
      {t(label)}
    </NavLink>
  )
}

import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { Brand } from '../brand/Brand.tsx'
import { QuickExitButton } from '../quickExit/QuickExit.tsx'
import { useExitOffered } from '../quickExit/quickExit.ts'
import { SearchButton } from '../search/SearchButton.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Preferences } from './Preferences.tsx'
import { useAdminParts } from './useAdminParts.ts'

/** The header on small screens. */
export function TopBar() {
  const t = useTranslations('shell')
  const { status } = useSession()
  const AdminMenu = useAdminParts()?.AdminMenu
  // A phone has no space for everything, and a guest who is reporting without an account does not want to log in.
  const isExitOffered = useExitOffered()
  const isBusyGuest = status === 'guest' && isExitOffered
  return (
    <header className="@container fixed short:absolute inset-x-0 top-0 z-20 flex h-14 items-center gap-1 border-line border-b bg-surface px-3 lg:hidden">
      <div className="min-w-0 flex-1">
        <Brand />
      </div>
      <QuickExitButton />
      {AdminMenu && <AdminMenu />}
      {!isBusyGuest && <SearchButton />}
      {status === 'guest' && <Preferences compact />}
      {status === 'guest' && !isBusyGuest && (
        <ButtonLink to="/login" className="!px-2.5">
          {t('login')}
        </ButtonLink>
      )}
    </header>
  )
}

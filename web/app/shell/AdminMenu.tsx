import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { adminGroups, adminHome } from './navigation.ts'
import { WaitingBadge } from './WaitingBadge.tsx'

/** The admin panel's entries on a small screen. */
export function AdminMenu() {
  const t = useTranslations('shell')
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: having arrived somewhere closes the menu
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [pathname])
  return (
    <details
      ref={menu}
      className="relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && menu.current) menu.current.open = false
      }}
    >
      <summary className="flex min-h-11 list-none items-center gap-1 rounded-control px-3 font-bold hover:bg-raised">
        {t('adminMenu')}
        <ChevronDown aria-hidden className="size-4" />
      </summary>
      <nav
        aria-label={t('adminNavigation')}
        className="absolute right-0 mt-1 grid max-h-[calc(100dvh-5rem)] w-64 gap-1 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-float"
      >
        {[adminHome, ...adminGroups.flatMap((group) => group.entries)].map(
          ({ to, label, icon: Icon, waiting }) => (
            <NavLink
              key={to}
              to={to}
              end
              className="flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold hover:bg-raised aria-[current=page]:bg-brand aria-[current=page]:text-on-brand"
            >
              <Icon aria-hidden className="size-5" />
              {t(label)}
              {waiting && <WaitingBadge kind={waiting} />}
            </NavLink>
          ),
        )}
      </nav>
    </details>
  )
}

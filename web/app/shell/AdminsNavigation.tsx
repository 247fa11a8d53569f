import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '../api/session.ts'
import { UnreadBadge } from '../notifications/UnreadBadge.tsx'
import { AdminEntries } from './AdminEntries.tsx'
import { furtherEntries, mainEntries, type NavigationEntry } from './navigation.ts'

/** The entries of the admin panel take most of the space; the entries that everybody has are one row of icons above them. */
export function AdminsNavigation() {
  const t = useTranslations('shell')
  const { status } = useSession()
  return (
    <>
      <nav aria-label={t('mainNavigation')} className="flex justify-between">
        {[...mainEntries(status), ...furtherEntries].map((entry) => (
          <Sign key={entry.to} {...entry} />
        ))}
      </nav>
      <nav aria-label={t('adminNavigation')} className="grid border-line border-t pt-2">
        <AdminEntries entry="min-h-7 pointer-coarse:min-h-11" />
      </nav>
    </>
  )
}

function Sign({ to, label, icon: Icon, hasPages, hasUnread }: NavigationEntry) {
  const t = useTranslations('shell')
  return (
    <NavLink
      to={to}
      end={!hasPages}
      className="relative grid size-10 place-items-center rounded-control text-quiet hover:bg-raised hover:text-ink aria-[current]:bg-tint aria-[current]:text-brand"
    >
      {/* A tooltip of the link itself would be read out once more. */}
      <span aria-hidden title={t(label)} className="grid size-full place-items-center">
        <Icon className="size-5" />
      </span>
      <span className="sr-only">{t(label)}</span>
      {hasUnread && <UnreadBadge className="-top-0.5 absolute left-5" />}
    </NavLink>
  )
}

import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { adminFirst, adminGroups } from './adminNavigation.ts'
import type { NavigationEntry } from './navigation.ts'
import { WaitingBadge } from './WaitingBadge.tsx'

/** The entries of the admin panel, in their groups; `entry` is the class that sets the height of one. */
export function AdminEntries({ entry }: { entry: string }) {
  const t = useTranslations('shell')
  return (
    <>
      {adminFirst.map((each) => (
        <Entry key={each.to} {...each} className={entry} />
      ))}
      {adminGroups.map((group) => (
        <section key={group.label} className="mt-1.5 grid">
          <h2 className="px-2 font-bold text-quiet text-sm tracking-wider">{t(group.label)}</h2>
          {group.entries.map((each) => (
            <Entry key={each.to} {...each} className={entry} />
          ))}
        </section>
      ))}
    </>
  )
}

function Entry({ to, label, icon: Icon, waiting, className }: NavigationEntry & { className: string }) {
  const t = useTranslations('shell')
  return (
    <NavLink
      to={to}
      end
      className={`flex items-center gap-2 rounded-control px-2 font-semibold text-quiet hover:bg-raised hover:text-ink aria-[current]:bg-tint aria-[current]:text-brand ${className}`}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 grow">{t(label)}</span>
      {waiting && (
        // The badge loads later than the labels; its width is reserved, so that nothing shifts.
        <span className="flex min-w-8 shrink-0 justify-end">
          <WaitingBadge kind={waiting} />
        </span>
      )}
    </NavLink>
  )
}

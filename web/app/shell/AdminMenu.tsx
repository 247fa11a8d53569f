import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLayer } from '../ui/useLayer.ts'
import { AdminEntries } from './AdminEntries.tsx'

/** The menu of the admin panel on small screens. */
export function AdminMenu() {
  const t = useTranslations('shell')
  const menu = useRef<HTMLDetailsElement>(null)
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    if (menu.current) menu.current.open = false
  }
  const goBack = useLayer(isOpen, close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(close, [pathname])
  return (
    <details
      ref={menu}
      className="relative"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={({ key }) => key === 'Escape' && goBack()}
    >
      <summary className="flex min-h-11 list-none items-center gap-1 rounded-control px-3 font-bold hover:bg-raised">
        {t('adminMenu')}
        <ChevronDown aria-hidden className="size-4" />
      </summary>
      <nav
        aria-label={t('adminNavigation')}
        className="absolute right-0 mt-1 grid max-h-[calc(var(--screen)-9rem)] w-64 gap-1 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-float"
      >
        <AdminEntries entry="min-h-11" />
      </nav>
    </details>
  )
}

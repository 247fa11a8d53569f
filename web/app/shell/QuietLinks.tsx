import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { NavigationEntry } from './navigation.ts'

interface QuietLinksProps {
  label: 'moreToRead' | 'aboutNavigation'
  entries: readonly Pick<NavigationEntry, 'to' | 'label'>[]
  className: string
  onChoose?(): void
}

/** Small links, as at the end of every page. */
export function QuietLinks({ label, entries, className, onChoose }: QuietLinksProps) {
  const t = useTranslations('shell')
  return (
    <nav aria-label={t(label)} className={`flex flex-wrap text-sm ${className}`}>
      {entries.map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          onClick={onChoose}
          className="inline-flex min-h-11 min-w-11 items-center text-quiet hover:text-ink hover:underline"
        >
          {t(entry.label)}
        </Link>
      ))}
    </nav>
  )
}

import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { aboutEntries } from './navigation.ts'

/** Where people learn to whom they entrust something, small at the end of every page. */
export function AboutLinks({ className = '' }: { className?: string }) {
  const t = useTranslations('shell')
  return (
    <nav aria-label={t('aboutNavigation')} className={`flex flex-wrap gap-x-4 text-sm ${className}`}>
      {aboutEntries.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 min-w-11 items-center text-quiet hover:text-ink hover:underline"
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}

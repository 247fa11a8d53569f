import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { AboutLinks } from './AboutLinks.tsx'
import { furtherEntries } from './navigation.ts'

/** Small screens, where the bar has room for the main places only. */
export function Foot() {
  const t = useTranslations('shell')
  return (
    <div className="mx-auto mt-6 max-w-2xl border-line border-t pt-2 lg:hidden">
      <nav aria-label={t('moreToRead')} className="flex flex-wrap justify-center gap-x-6">
        {furtherEntries.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-quiet text-sm hover:text-ink hover:underline"
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <AboutLinks className="justify-center" />
    </div>
  )
}

import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

interface FilterChip {
  label: string
  /** The address of the list without this filter. */
  without: string
}

/** The filters that are set on a list; a press removes one. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  const t = useTranslations('search.filters')
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={without} className="min-w-0">
          <Link
            to={without}
            aria-label={t('remove', { filter: label })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-raised px-4 font-semibold text-sm hover:underline"
          >
            {label}
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

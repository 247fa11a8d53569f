import { Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** The police emergency number, for people who cannot wait for a report to be processed. */
export function Emergency({ className = '' }: { className?: string }) {
  const t = useTranslations('shell')
  return (
    <a
      href="tel:999"
      className={`inline-flex min-h-11 items-center gap-2 rounded-control font-semibold hover:underline ${className}`}
    >
      <Phone aria-hidden className="size-4 shrink-0" />
      {t('emergency')}
    </a>
  )
}

import { Scale } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** The sentence that stands wherever people are named as suspects. */
export function NotConvicted({ className = '' }: { className?: string }) {
  const t = useTranslations('suspects.detail')
  return (
    <p className={`flex items-start gap-2 font-semibold text-sm ${className}`}>
      <Scale aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('notConvicted')}
    </p>
  )
}

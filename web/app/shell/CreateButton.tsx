import { Plus } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { buttonClass } from '../ui/Button.tsx'

/** The floating way to a new report on the home feed of large screens. */
export function CreateButton() {
  const t = useTranslations('shell')
  const gate = useLoginGate()
  if (useLocation().pathname !== '/') return null
  return (
    <Link
      to="/newreport"
      onClick={gate('createReport', '/newreport')}
      className={`${buttonClass('brand')} fixed right-8 bottom-8 z-10 min-h-14 rounded-full px-6 shadow-float max-lg:hidden`}
    >
      <Plus aria-hidden className="size-6" strokeWidth={2.5} />
      {t('createReport')}
    </Link>
  )
}

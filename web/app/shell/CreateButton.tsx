import { Plus } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLoginGate } from '../accounts/useLoginGate.ts'
import { buttonClass } from '../ui/Button.tsx'

/** The floating link to a new report on the home feed of large screens; it is beside the cards, whose menus it must not cover. */
export function CreateButton() {
  const t = useTranslations('shell')
  const gate = useLoginGate()
  if (useLocation().pathname !== '/') return null
  return (
    <Link
      to="/newreport"
      onClick={gate('createReport', '/newreport')}
      className={`${buttonClass('brand')} fixed right-4 bottom-8 z-10 min-h-14 rounded-full shadow-float max-lg:hidden`}
    >
      <span data-create className="relative">
        <Plus aria-hidden className="size-6" strokeWidth={2.5} />
      </span>
      <span className="max-xl:sr-only">{t('createReport')}</span>
    </Link>
  )
}

import { FilePlus, Files, LifeBuoy, ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Emergency } from '../../brand/Emergency.tsx'
import { QuickExit } from '../../quickExit/QuickExit.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { newReportPath } from './useCurrentDraft.ts'

const beside = 'inline-flex min-h-11 items-center gap-2 font-bold text-brand hover:underline'

interface ReportHeaderProps {
  /** The number of other drafts. */
  others: number
  /** Whether the form started with a draft that had been saved here before. */
  wasLeft: boolean
  /** Whether the person is past the first step, which shows all of this. */
  isOnWay?: boolean | undefined
}

/** Links to help and to the rules: above the form, or below it on a phone, where the first question comes first. */
export function ReportHelp() {
  const t = useTranslations('posts.form')
  return (
    <>
      <Link to="/support" className={beside}>
        <LifeBuoy aria-hidden className="size-5 shrink-0" />
        {t('toSupport')}
      </Link>
      {/* Opens in a new tab, so that nothing written in the form is lost. */}
      <a href="/rules" target="_blank" rel="noopener noreferrer" className={beside}>
        <ScrollText aria-hidden className="size-5 shrink-0" />
        {t('rules')}
      </a>
    </>
  )
}

/** The header above the form; it links to other drafts only where there are any, or could be. */
export function ReportHeader({ others, wasLeft, isOnWay }: ReportHeaderProps) {
  const t = useTranslations('posts.form')
  return (
    <header className="grid gap-1">
      <h1 className="heading text-xl">{t('newReport')}</h1>
      <QuickExit />
      <div className={isOnWay ? 'hidden' : 'grid gap-1'}>
        <p className="text-quiet">{t('intro')}</p>
        <div className="flex flex-wrap items-center gap-x-6">
          <Emergency className="text-alarm lg:hidden" />
          <div className="contents max-md:hidden">
            <ReportHelp />
          </div>
        </div>
      </div>
      {(others > 0 || wasLeft) && (
        <div className="mt-1 flex flex-wrap gap-3">
          {others > 0 && (
            <ButtonLink to="/newreport" look="secondary">
              <Files aria-hidden className="size-5" />
              {t('drafts.others', { count: others })}
            </ButtonLink>
          )}
          {wasLeft && (
            <ButtonLink to={newReportPath} look="secondary">
              <FilePlus aria-hidden className="size-5" />
              {t('drafts.begin')}
            </ButtonLink>
          )}
        </div>
      )}
    </header>
  )
}

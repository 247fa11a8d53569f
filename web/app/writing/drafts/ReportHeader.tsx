import { FilePlus, Files, LifeBuoy } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '../../ui/Button.tsx'
import { newReportPath } from './usePlace.ts'

interface ReportHeaderProps {
  /** How many more drafts there are. */
  others: number
  /** The draft was left here before. */
  wasLeft: boolean
  /** The person is past the first step, where all of this stood. */
  isOnWay?: boolean | undefined
}

/** What stands above the form; the way to other drafts only where there are any, or could be. */
export function ReportHeader({ others, wasLeft, isOnWay }: ReportHeaderProps) {
  const t = useTranslations('posts.form')
  return (
    <header className="grid gap-1">
      <h1 className="heading text-2xl sm:text-3xl">{t('newReport')}</h1>
      <div className={isOnWay ? 'hidden' : 'grid gap-1'}>
        <p className="text-quiet">{t('intro')}</p>
        <Link
          to="/support"
          className="inline-flex min-h-11 items-center gap-2 justify-self-start font-bold text-brand hover:underline"
        >
          <LifeBuoy aria-hidden className="size-5" />
          {t('toSupport')}
        </Link>
      </div>
      {(others > 0 || wasLeft) && (
        <div className="mt-1 flex flex-wrap gap-3">
          {others > 0 && (
            <ButtonLink to="/newreport" look="outline">
              <Files aria-hidden className="size-5" />
              {t('drafts.others', { count: others })}
            </ButtonLink>
          )}
          {wasLeft && (
            <ButtonLink to={newReportPath} look="outline">
              <FilePlus aria-hidden className="size-5" />
              {t('drafts.begin')}
            </ButtonLink>
          )}
        </div>
      )}
    </header>
  )
}

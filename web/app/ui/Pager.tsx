import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from './Button.tsx'

interface PagerProps {
  page: number
  totalPages: number
  /** The address of a page. */
  pageAt(page: number): string
}

/** Leads through the pages of a list, without a script too. */
export function Pager({ page, totalPages, pageAt }: PagerProps) {
  const words = useTranslations('common')
  return (
    <nav aria-label={words('pages')} className="flex flex-wrap items-center justify-center gap-2 sm:gap-4">
      <Step to={page > 1 ? pageAt(page - 1) : undefined} rel="prev">
        <ChevronLeft aria-hidden className="size-5" />
        <span className="max-sm:sr-only">{words('previous')}</span>
      </Step>
      <p className="font-semibold">{words('pageOf', { page, total: totalPages })}</p>
      <Step to={page < totalPages ? pageAt(page + 1) : undefined} rel="next">
        <span className="max-sm:sr-only">{words('next')}</span>
        <ChevronRight aria-hidden className="size-5" />
      </Step>
    </nav>
  )
}

interface StepProps {
  /** Nowhere at the end of the list. */
  to: string | undefined
  rel: 'prev' | 'next'
  children: ReactNode
}

const Step = ({ to, rel, children }: StepProps) =>
  to === undefined ? (
    <Button look="outline" disabled>
      {children}
    </Button>
  ) : (
    <ButtonLink look="outline" to={to} rel={rel}>
      {children}
    </ButtonLink>
  )

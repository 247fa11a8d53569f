import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { Button, ButtonLink } from './Button.tsx'
import { pagesListed } from './pagesListed.ts'

interface PagerProps {
  page: number
  totalPages: number
  /** Returns the address of a page. */
  pageAt(page: number): string
  /** Whether to link every page, as far as there is space, instead of stating the current one. */
  listsPages?: boolean
}

/** Links to the pages of a list; works without JavaScript. */
export function Pager({ page, totalPages, pageAt, listsPages = false }: PagerProps) {
  const t = useTranslations('common')
  if (listsPages && totalPages <= 1) return null
  const wordsShown = listsPages ? 'sr-only' : 'max-sm:sr-only'
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-2 sm:gap-4">
      <Step to={page > 1 ? pageAt(Math.min(page - 1, totalPages)) : undefined} rel="prev">
        <ChevronLeft aria-hidden className="size-5" />
        <span className={wordsShown}>{t(listsPages ? 'previousPage' : 'previous')}</span>
      </Step>
      {listsPages ? (
        <Links page={page} totalPages={totalPages} pageAt={pageAt} />
      ) : (
        <p className="font-semibold">{t('pageOf', { page, total: totalPages })}</p>
      )}
      <Step to={page < totalPages ? pageAt(page + 1) : undefined} rel="next">
        <span className={wordsShown}>{t(listsPages ? 'nextPage' : 'next')}</span>
        <ChevronRight aria-hidden className="size-5" />
      </Step>
    </nav>
  )
}

function Links({ page, totalPages, pageAt }: PagerProps) {
  const t = useTranslations('common')
  const format = useFormatter()
  return pagesListed(page, totalPages).map((each, index) =>
    each === 'gap' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its position
      <span key={`gap${index}`} aria-hidden className="grid h-11 w-6 place-items-center text-quiet">
        …
      </span>
    ) : (
      <Link
        key={each}
        to={pageAt(each)}
        aria-label={t('page', { page: each })}
        aria-current={each === page ? 'page' : undefined}
        className="grid h-11 min-w-11 place-items-center rounded-control border border-edge bg-surface px-2 font-bold tabular-nums hover:bg-raised aria-[current]:border-brand aria-[current]:bg-tint aria-[current]:text-brand"
      >
        {format.number(each)}
      </Link>
    ),
  )
}

interface StepProps {
  /** Undefined at either end of the list. */
  to: string | undefined
  rel: 'prev' | 'next'
  children: ReactNode
}

const Step = ({ to, rel, children }: StepProps) =>
  to === undefined ? (
    <Button look="secondary" disabled>
      {children}
    </Button>
  ) : (
    <ButtonLink look="secondary" to={to} rel={rel}>
      {children}
    </ButtonLink>
  )

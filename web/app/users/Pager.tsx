import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { pagesListed } from './pager.ts'

const place =
  'grid h-11 min-w-11 place-items-center rounded-control border-2 border-edge bg-surface px-2 font-bold tabular-nums'

/** The pages of a list, each with an address of its own; nothing where there is only one. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const words = useTranslations('users.pager')
  const format = useFormatter()
  if (pages <= 1 && page <= 1) return null
  return (
    <nav aria-label={words('label')} className="flex flex-wrap justify-center gap-2">
      <Step to={Math.min(page - 1, pages)} label={words('previous')} enabled={page > 1}>
        <ChevronLeft aria-hidden className="size-5" />
      </Step>
      {pagesListed(page, pages).map((each, index) =>
        each === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
          <span key={`gap${index}`} aria-hidden className="grid h-11 w-6 place-items-center text-quiet">
            …
          </span>
        ) : (
          <PageLink key={each} to={each} label={words('page', { page: each })} current={each === page}>
            {format.number(each)}
          </PageLink>
        ),
      )}
      <Step to={page + 1} label={words('next')} enabled={page < pages}>
        <ChevronRight aria-hidden className="size-5" />
      </Step>
    </nav>
  )
}

interface PageLinkProps {
  to: number
  label: string
  current?: boolean
  children: ReactNode
}

function PageLink({ to, label, current = false, children }: PageLinkProps) {
  const [params] = useSearchParams()
  const next = new URLSearchParams(params)
  next.set('page', String(Math.max(1, to)))
  return (
    <Link
      to={`?${next}`}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={`${place} hover:bg-raised aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand`}
    >
      {children}
    </Link>
  )
}

/** To the page beside; at an end there is none. */
function Step({ enabled, ...link }: PageLinkProps & { enabled: boolean }) {
  return enabled ? (
    <PageLink {...link} />
  ) : (
    <span aria-hidden className={`${place} opacity-45`}>
      {link.children}
    </span>
  )
}

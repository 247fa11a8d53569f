import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link from a page to the list that it belongs to. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="mb-1 inline-flex min-h-11 items-center gap-2 rounded-control pr-3 font-bold text-quiet hover:text-ink"
  >
    <ArrowLeft aria-hidden className="size-5" />
    {children}
  </Link>
)

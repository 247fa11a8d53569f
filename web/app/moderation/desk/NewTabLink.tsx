import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

/** A link that opens in a new tab, so that the desk keeps its state. */
export const NewTabLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={to}
    target="_blank"
    rel="noopener noreferrer"
    className="-my-2 inline-flex min-h-11 items-center gap-1.5 font-bold text-brand text-sm hover:underline"
  >
    <ExternalLink aria-hidden className="size-4 shrink-0" />
    {children}
  </a>
)

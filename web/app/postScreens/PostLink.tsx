import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

/** A failure is ignored here: opening the post tries again, and reports it. */
const preload = () => void import('./PostModal.tsx').catch(() => undefined)

/**
 * Opens a post over the present page. Its address is that of the full page, which is what a new tab, a reload and
 * a browser without JavaScript get.
 */
export function PostLink({
  id,
  className,
  children,
}: {
  id: string
  className?: string
  children: ReactNode
}) {
  const { pathname, search, hash } = useLocation()
  const over = new URLSearchParams(search)
  over.set('post', id)
  return (
    <Link
      to={{ pathname, search: `?${over}`, hash }}
      mask={`/postDetails/${id}`}
      preventScrollReset
      onPointerEnter={preload}
      onFocus={preload}
      className={className}
    >
      {children}
    </Link>
  )
}

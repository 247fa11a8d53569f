import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link to the page on which a report is followed. It loads a new document, so that it works the same with and without JavaScript. */
export const FollowLink = ({ children = '/follow' }: { children?: ReactNode }) => (
  <Link to="/follow" reloadDocument className="font-bold text-brand underline underline-offset-4">
    {children}
  </Link>
)

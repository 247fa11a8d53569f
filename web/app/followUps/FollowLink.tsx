import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The way to the page on which a report is followed. It is opened anew, so that it works the same without scripts. */
export const FollowLink = ({ children = '/follow' }: { children?: ReactNode }) => (
  <Link to="/follow" reloadDocument className="font-bold text-brand underline underline-offset-4">
    {children}
  </Link>
)

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useRootData } from '../page/useRootData.ts'

/**
 * A link to the page on which a report is followed, by default with its address as one writes it down. It loads a new document, so that it
 * works the same with and without JavaScript.
 */
export function FollowLink({ children }: { children?: ReactNode }) {
  const site = useRootData()?.origin.replace(/^https?:\/\//, '')
  return (
    <Link to="/follow" reloadDocument className="font-bold text-brand underline underline-offset-4">
      {children ?? `${site}/follow`}
    </Link>
  )
}

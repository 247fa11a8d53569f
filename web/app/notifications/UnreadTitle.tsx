import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { titleWith } from './badge.ts'
import { useUnreadCount } from './unread.ts'

/** Keeps the number of unread notifications in the title of the page. */
export function UnreadTitle() {
  const count = useUnreadCount()
  const { key } = useLocation()
  // Each page brings a title of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason
  useEffect(() => {
    document.title = titleWith(document.title, count)
  }, [count, key])
  return null
}

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { titleWith } from './badge.ts'
import { useUnreadCount } from './unread.ts'

/** Keeps the number of unread notifications in the document title. */
export function UnreadTitle() {
  const count = useUnreadCount()
  const { key } = useLocation()
  // Each navigation sets a new title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run after every navigation
  useEffect(() => {
    document.title = titleWith(document.title, count)
  }, [count, key])
  return null
}

import {
  Bell,
  BellRing,
  ClipboardCheck,
  Gauge,
  House,
  ListChecks,
  type LucideIcon,
  User,
  UserSearch,
} from 'lucide-react'
import type { Session } from '../api/session.ts'
import type { Words } from '../words/words.ts'

export interface NavigationEntry {
  to: string
  label: keyof Words['shell']
  icon: LucideIcon
  /** Pages of its own lie beneath it and count as this place, too. */
  hasPages?: true
  /** The number of unread notifications stands on it. */
  hasUnread?: true
}

const everybody: readonly NavigationEntry[] = [
  { to: '/', label: 'home', icon: House },
  { to: '/suspects', label: 'suspects', icon: UserSearch, hasPages: true },
]
const members: readonly NavigationEntry[] = [
  { to: '/notification', label: 'notifications', icon: Bell, hasUnread: true },
  { to: '/profile', label: 'profile', icon: User },
]

/** The main places; those that need an account are not offered to guests. */
export const mainEntries = (status: Session['status']): readonly NavigationEntry[] =>
  status === 'guest' ? everybody : [...everybody, ...members]

interface NavigationGroup {
  label: keyof Words['shell']
  entries: readonly NavigationEntry[]
}

export const adminHome: NavigationEntry = { to: '/admin', label: 'dashboard', icon: Gauge }

export const adminGroups: readonly NavigationGroup[] = [
  {
    label: 'groupPosts',
    entries: [
      { to: '/admin/pending-posts', label: 'pendingReports', icon: ClipboardCheck },
      { to: '/admin/pending-timelines', label: 'pendingTimelines', icon: ListChecks },
    ],
  },
  {
    label: 'groupManagement',
    entries: [{ to: '/admin/notifications', label: 'manageNotifications', icon: BellRing }],
  },
]

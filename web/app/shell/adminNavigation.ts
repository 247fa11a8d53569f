import {
  BellRing,
  ClipboardCheck,
  Flag,
  Gauge,
  HeartPlus,
  Inbox,
  LifeBuoy,
  ListChecks,
  Newspaper,
  Scale,
  ScanSearch,
  ScrollText,
  Trophy,
  UserSearch,
  Users,
} from 'lucide-react'
import type { AppMessages } from '../i18n/messages.ts'
import type { NavigationEntry } from './navigation.ts'

interface NavigationGroup {
  label: keyof AppMessages['shell']
  entries: readonly NavigationEntry[]
}

/** The entries with which an admin starts, above all groups. */
export const adminFirst: readonly NavigationEntry[] = [
  { to: '/admin/desk', label: 'desk', icon: Inbox },
  { to: '/admin', label: 'dashboard', icon: Gauge },
]

export const adminGroups: readonly NavigationGroup[] = [
  {
    label: 'groupPosts',
    entries: [
      { to: '/admin/pending-posts', label: 'pendingReports', icon: ClipboardCheck, waiting: 'pendingPosts' },
      { to: '/admin/reported-posts', label: 'reportedPosts', icon: Flag, waiting: 'reportedPosts' },
      {
        to: '/admin/pending-timelines',
        label: 'pendingTimelines',
        icon: ListChecks,
        waiting: 'pendingTimelines',
      },
      { to: '/admin/fake-react', label: 'fakeReact', icon: HeartPlus },
    ],
  },
  {
    label: 'groupContent',
    entries: [
      { to: '/admin/suspects', label: 'criminals', icon: UserSearch, waiting: 'pendingSuspects' },
      { to: '/admin/blogs', label: 'blogs', icon: Newspaper },
      { to: '/admin/success-stories', label: 'successStories', icon: Trophy },
    ],
  },
  {
    label: 'groupManagement',
    entries: [
      { to: '/admin/users', label: 'users', icon: Users },
      { to: '/admin/appeals', label: 'appeals', icon: Scale, waiting: 'appeals' },
      {
        to: '/admin/support-requests',
        label: 'supportRequests',
        icon: LifeBuoy,
        waiting: 'supportRequests',
      },
      { to: '/admin/notifications', label: 'manageNotifications', icon: BellRing },
      { to: '/admin/watch-words', label: 'watchWords', icon: ScanSearch },
      { to: '/admin/audit', label: 'audit', icon: ScrollText },
    ],
  },
]

import {
  Bell,
  BellRing,
  ClipboardCheck,
  Flag,
  Gauge,
  HeartPlus,
  House,
  Inbox,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  MapPin,
  Newspaper,
  Scale,
  ScanSearch,
  ScrollText,
  Trophy,
  User,
  UserSearch,
  Users,
} from 'lucide-react'
import type { Session } from '../api/session.ts'
import type { Words } from '../i18n/messages.ts'
import type { WaitingKind } from '../panel/summary.ts'

export interface NavigationEntry {
  to: string
  label: keyof Words['shell']
  icon: LucideIcon
  /** Pages of its own lie beneath it and count as this place, too. */
  hasPages?: true
  /** The number of unread notifications stands on it. */
  hasUnread?: true
  /** How much of this waits for admins stands on it. */
  waiting?: WaitingKind
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

/** What is there to read besides the reports; quieter than the main places. */
export const furtherEntries: readonly NavigationEntry[] = [
  { to: '/places', label: 'places', icon: MapPin, hasPages: true },
  { to: '/blogs', label: 'blogs', icon: Newspaper },
  { to: '/success-stories', label: 'successStories', icon: Trophy },
]

/** What this is, what may be written, and what becomes of it. */
export const aboutEntries = [
  { to: '/numbers', label: 'numbers' },
  { to: '/about', label: 'about' },
  { to: '/rules', label: 'rules' },
  { to: '/privacy', label: 'privacy' },
] as const satisfies readonly Pick<NavigationEntry, 'to' | 'label'>[]

interface NavigationGroup {
  label: keyof Words['shell']
  entries: readonly NavigationEntry[]
}

/** Where the day of an admin begins, before all groups. */
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
      { to: '/admin/suspects', label: 'criminals', icon: UserSearch },
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

import { ClipboardCheck, Gauge, House, type LucideIcon, Newspaper, Trophy, User } from 'lucide-react'
import type { Session } from '../api/session.ts'
import type { Words } from '../words/words.ts'

export interface NavigationEntry {
  to: string
  label: keyof Words['shell']
  icon: LucideIcon
}

const everybody: readonly NavigationEntry[] = [{ to: '/', label: 'home', icon: House }]
const members: readonly NavigationEntry[] = [{ to: '/profile', label: 'profile', icon: User }]

/** The main places; those that need an account are not offered to guests. */
export const mainEntries = (status: Session['status']): readonly NavigationEntry[] =>
  status === 'guest' ? everybody : [...everybody, ...members]

/** What is there to read besides the reports; quieter than the main places. */
export const furtherEntries: readonly NavigationEntry[] = [
  { to: '/blogs', label: 'blogs', icon: Newspaper },
  { to: '/success-stories', label: 'successStories', icon: Trophy },
]

interface NavigationGroup {
  label: keyof Words['shell']
  entries: readonly NavigationEntry[]
}

export const adminHome: NavigationEntry = { to: '/admin', label: 'dashboard', icon: Gauge }

export const adminGroups: readonly NavigationGroup[] = [
  {
    label: 'groupPosts',
    entries: [{ to: '/admin/pending-posts', label: 'pendingReports', icon: ClipboardCheck }],
  },
  {
    label: 'groupContent',
    entries: [
      { to: '/admin/blogs', label: 'blogs', icon: Newspaper },
      { to: '/admin/success-stories', label: 'successStories', icon: Trophy },
    ],
  },
]

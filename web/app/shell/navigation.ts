import { Bell, House, type LucideIcon, MapPin, Newspaper, Trophy, User, UserSearch } from 'lucide-react'
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

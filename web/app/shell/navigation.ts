import { Bell, House, type LucideIcon, MapPin, Newspaper, Trophy, User, UserSearch } from 'lucide-react'
import type { Session } from '../api/session.ts'
import type { AppMessages } from '../i18n/messages.ts'
import type { WaitingKind } from '../moderation/panel/summary.ts'

export interface NavigationEntry {
  to: string
  label: keyof AppMessages['shell']
  icon: LucideIcon
  /** Whether the pages below this address count as this place, too. */
  hasPages?: true
  /** Whether it shows the number of unread notifications. */
  hasUnread?: true
  /** What waits for admins here: its number is shown. */
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

/** What can be read besides the reports; less prominent than the main places. */
export const furtherEntries: readonly NavigationEntry[] = [
  { to: '/places', label: 'places', icon: MapPin, hasPages: true },
  { to: '/blogs', label: 'blogs', icon: Newspaper },
  { to: '/success-stories', label: 'successStories', icon: Trophy },
]

/** Pages about the product: its numbers, its purpose, its rules, its privacy policy and for whom it works. */
export const aboutEntries = [
  { to: '/numbers', label: 'numbers' },
  { to: '/about', label: 'about' },
  { to: '/rules', label: 'rules' },
  { to: '/privacy', label: 'privacy' },
  { to: '/accessibility', label: 'accessibility' },
] as const satisfies readonly Pick<NavigationEntry, 'to' | 'label'>[]

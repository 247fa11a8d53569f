import type { CallOutput } from '@bichar/contract/api.ts'
import { useSyncExternalStore } from 'react'

export type SignedInAnswer = CallOutput<'GET /auth/me'>
type Me = SignedInAnswer['user']

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'guest'; user: null }
  /** Not confirmed: as last known, because the server gave no answer when it was asked. */
  | { status: 'signedIn'; user: Me; isConfirmed: boolean }

const guest: Session = { status: 'guest', user: null }
const loading: Session = { status: 'loading', user: null }

/** The names under which the browser keeps things are those of spec section 3. */
const keys = {
  token: 'token',
  user: 'user',
  expiresAt: 'sessionExpiresAt',
  target: 'redirectAfterLogin',
} as const

let current: Session | undefined
const listeners = new Set<() => void>()

export const currentSession = (): Session => {
  current ??= storedToken() ? loading : guest
  return current
}

function become(next: Session) {
  current = next
  for (const listener of listeners) listener()
}

/** Calls back with every change of the session. */
export const onSession = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in here. The server renders for a guest, and so does the first pass in the browser. */
export const useSession = (): Session => useSyncExternalStore(onSession, currentSession, () => guest)

export const storedToken = (): string | null => localStorage.getItem(keys.token)

/** Whether a change of the browser's storage is one of the token; `null` stands for everything. */
export const isTokenKey = (key: string | null): boolean => key === keys.token || key === null

type Credentials = Pick<SignedInAnswer, 'token' | 'user' | 'expiresAt'>

/** Stores what a login brought, for the page that is loaded next. */
export function storeSession({ token, user, expiresAt }: Credentials) {
  localStorage.setItem(keys.user, JSON.stringify(user))
  localStorage.setItem(keys.expiresAt, expiresAt)
  // Last: whoever reads a token and then the user finds the user it belongs to, or a later one, never an earlier one.
  localStorage.setItem(keys.token, token)
}

/** Keeps what a verification or a refresh brought, and goes on as that person. */
export function keepSession(credentials: Credentials) {
  storeSession(credentials)
  become({ status: 'signedIn', user: credentials.user, isConfirmed: true })
}

/** Goes on as the same person after they changed what they show of themselves. */
export function keepUser(user: Me) {
  localStorage.setItem(keys.user, JSON.stringify(user))
  become({ status: 'signedIn', user, isConfirmed: true })
}

/** Goes on as who was here last: the server has not said otherwise. */
export function goOnAsLastKnown() {
  const user = storedToken() === null ? undefined : storedUser()
  const before = currentSession().user
  if (!user) become(guest)
  else become({ status: 'signedIn', user: before?._id === user._id ? before : user, isConfirmed: false })
}

/** Goes on as nobody, where there is no token any more. */
export const goOnAsGuest = () => become(guest)

/** Forgets the session in this browser; with `toLogin` the person is brought back here after logging in again. */
export function endSession({ toLogin = false } = {}) {
  localStorage.removeItem(keys.token)
  localStorage.removeItem(keys.user)
  localStorage.removeItem(keys.expiresAt)
  if (toLogin) {
    rememberTarget()
    location.assign('/login')
  }
  become(guest)
}

export function storedUser(): Me | undefined {
  try {
    return JSON.parse(localStorage.getItem(keys.user) ?? '') as Me
  } catch {
    return undefined
  }
}

/** Whether the stored expiry of the session has passed (spec section 4; checked every 60 s). */
export const sessionExpired = (now = Date.now()): boolean => {
  const expiresAt = localStorage.getItem(keys.expiresAt)
  return storedToken() !== null && expiresAt !== null && Date.parse(expiresAt) <= now
}

const notATarget = [
  '/criminals/',
  '/admin/',
  '/profile',
  '/login',
  '/register',
  '/verify-otp',
  '/forgot-password',
  '/reset-password',
]

export const rememberTarget = (path = location.pathname + location.search) =>
  localStorage.setItem(keys.target, path)

/** Where to go after login: the remembered path of this app, or the feed (spec section 2, decisions section 2). */
export function takeTarget(): string {
  const path = localStorage.getItem(keys.target) ?? '/'
  localStorage.removeItem(keys.target)
  return isSafeTarget(path) ? path : '/'
}

/** A path of this app and of no other origin, and none of those the spec leaves out. */
export function isSafeTarget(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, here)) return false
  // Read as a browser reads it, which drops tabs, takes '\' for '/' and follows '..'.
  const { origin, pathname } = new URL(path, here)
  if (origin !== here || pathname.startsWith('//')) return false
  return !notATarget.some((start) => path.startsWith(start) || pathname.startsWith(start))
}

const here = 'https://bichar.invalid'

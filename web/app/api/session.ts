import type { CallOutput } from '@bichar/contract/api.ts'
import { useSyncExternalStore } from 'react'
import { send } from './send.ts'

type SignedInAnswer = CallOutput<'GET /auth/me'>
type Me = SignedInAnswer['user']

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'signedIn'; user: Me }

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

const session = (): Session => {
  current ??= storedToken() ? loading : guest
  return current
}

function become(next: Session) {
  current = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in here. The server renders for a guest, and so does the first pass in the browser. */
export const useSession = (): Session => useSyncExternalStore(subscribe, session, () => guest)

export const storedToken = (): string | null => localStorage.getItem(keys.token)

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
  become({ status: 'signedIn', user: credentials.user })
}

/** Goes on as the same person after they changed what they show of themselves. */
export function keepUser(user: Me) {
  localStorage.setItem(keys.user, JSON.stringify(user))
  become({ status: 'signedIn', user })
}

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

let refreshing: Promise<boolean> | undefined

/**
 * Obtains a fresh token with the session cookie, or with the present token as long as it lives; calls that need one
 * at the same time share the request.
 */
export function refreshToken(): Promise<boolean> {
  refreshing ??= askWhoIAm().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

async function askWhoIAm(): Promise<boolean> {
  const token = storedToken()
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await send({ method: 'GET', url: '/api/auth/me', headers })
  if (answer.status !== 200) return false
  keepSession(answer.body as SignedInAnswer)
  return true
}

const patienceMilliseconds = 5_000

/**
 * The check at start-up: a returning person's token is exchanged for a fresh one. A refusal drops it; a network that
 * fails does not, nor one that answers nothing: the person goes on as last known until the server says otherwise.
 */
export async function startSession(): Promise<void> {
  if (!storedToken()) return become(guest)
  const patience = setTimeout(goOnAsLastKnown, patienceMilliseconds)
  try {
    if (!(await refreshToken())) endSession()
  } catch {
    goOnAsLastKnown()
  } finally {
    clearTimeout(patience)
  }
}

function goOnAsLastKnown() {
  const user = storedUser()
  become(user ? { status: 'signedIn', user } : guest)
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

/** Another tab logged in or out, or this page comes back from the browser's memory of pages that were left. */
export function followOtherPages(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== keys.token && event.key !== null) return
    if (storedToken() === null) become(guest)
    else if (session().status !== 'signedIn') void startSession()
  }
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) void startSession()
  }
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', comeBack)
  }
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

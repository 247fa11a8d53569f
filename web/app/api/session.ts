import type { CallOutput } from '@bichar/contract/api.ts'
import { create } from 'zustand'
import { isLeaving, leavePage } from './leaving.ts'

export type SignedInAnswer = CallOutput<'GET /auth/me'>
type Me = SignedInAnswer['user']

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'guest'; user: null }
  /** `isConfirmed` is false for the last known user, while the server has not answered. */
  | { status: 'signedIn'; user: Me; isConfirmed: boolean }

const guest: Session = { status: 'guest', user: null }
const loading: Session = { status: 'loading', user: null }

/** Keys in local storage, which spec section 3 prescribes. */
const keys = {
  token: 'token',
  user: 'user',
  expiresAt: 'sessionExpiresAt',
  target: 'redirectAfterLogin',
} as const

/** The key of the path to go to after login; what it may be is checked when it is read (`accounts/loginTarget.ts`). */
export const targetKey = keys.target

/** The server renders for a guest, and so does hydration. */
const useCurrent = create<{ session: Session }>(() => ({ session: guest }))

export const storedToken = (): string | null => localStorage.getItem(keys.token)

if (typeof window !== 'undefined' && storedToken()) setSession(loading)

function setSession(session: Session) {
  useCurrent.setState({ session })
}

export const currentSession = (): Session => useCurrent.getState().session

/** Calls the listener at every change of the session. Returns a function that unsubscribes. */
export const onSession = (listener: () => void): (() => void) => useCurrent.subscribe(listener)

/** The session of this browser. */
export const useSession = (): Session => useCurrent(({ session }) => session)

/** Whether a storage event concerns the token; a `null` key means that everything was cleared. */
export const isTokenKey = (key: string | null): boolean => key === keys.token || key === null

type Credentials = Pick<SignedInAnswer, 'token' | 'user' | 'expiresAt'>

/** Stores the result of a login for the page that is loaded next. */
export function storeSession({ token, user, expiresAt }: Credentials) {
  localStorage.setItem(keys.user, JSON.stringify(user))
  localStorage.setItem(keys.expiresAt, expiresAt)
  // Written last: whoever reads a token and then the user gets the user of that token or a later one, never an earlier one.
  localStorage.setItem(keys.token, token)
}

/** Stores the result of a verification or a refresh, and continues as that person. */
export function applySession(credentials: Credentials) {
  storeSession(credentials)
  setSession({ status: 'signedIn', user: credentials.user, isConfirmed: true })
}

/** Continues as the same person after they have changed their profile; does nothing if they have logged out meanwhile. */
export function updateUser(user: Me) {
  if (storedToken() === null || storedUser()?._id !== user._id) return
  localStorage.setItem(keys.user, JSON.stringify(user))
  setSession({ status: 'signedIn', user, isConfirmed: true })
}

/** Continues as the last known user: the server has not said otherwise, or (`isConfirmed`) has just told another tab that it is them. */
export function assumeCachedUser({ isConfirmed = false } = {}) {
  const user = storedToken() === null ? undefined : storedUser()
  const before = currentSession().user
  if (!user) setSession(guest)
  else setSession({ status: 'signedIn', user: before?._id === user._id ? before : user, isConfirmed })
}

/** Continues as a guest when there is no token any more. */
export const setGuest = () => setSession(guest)

const loginListeners = new Set<() => void>()

/** Calls the listener before a session that is over leads from this page to /login. Returns a function that unsubscribes. */
export const onSentToLogin = (listener: () => void) => {
  loginListeners.add(listener)
  return () => {
    loginListeners.delete(listener)
  }
}

/**
 * Deletes the session in this browser; with `toLogin` the person returns to this page after logging in again. A page that is being left
 * has deleted it already, or goes to the login.
 */
export function endSession({ toLogin = false } = {}) {
  if (isLeaving()) return
  localStorage.removeItem(keys.token)
  localStorage.removeItem(keys.user)
  localStorage.removeItem(keys.expiresAt)
  if (toLogin) {
    storeTarget()
    for (const listener of loginListeners) listener()
    leavePage()
    location.assign('/login')
  }
  setSession(guest)
}

export function storedUser(): Me | undefined {
  try {
    return JSON.parse(localStorage.getItem(keys.user) ?? '') as Me
  } catch {
    return undefined
  }
}

/** Whether the stored expiry of the session has passed by the clock of the device (spec section 4; checked every 60 s). */
export const sessionExpired = (now = Date.now()): boolean => {
  const expiresAt = localStorage.getItem(keys.expiresAt)
  return storedToken() !== null && expiresAt !== null && Date.parse(expiresAt) <= now
}

export const storeTarget = (path = location.pathname + location.search) =>
  localStorage.setItem(targetKey, path)

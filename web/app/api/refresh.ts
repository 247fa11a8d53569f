import { backoff } from './backoff.ts'
import { successOf } from './errors.ts'
import { type Answer, send } from './send.ts'
import {
  applySession,
  assumeCachedUser,
  currentSession,
  endSession,
  isTokenKey,
  onSession,
  type SignedInAnswer,
  setGuest,
  storedToken,
  storedUser,
} from './session.ts'
import { withTimeout } from './withTimeout.ts'

const startTimeoutMilliseconds = 5_000
const requestTimeoutMilliseconds = 20_000
const pauses = { first: 2_000, longest: 60_000 }

/**
 * Checks the session at start-up: a returning person's token is exchanged for a fresh one. A refusal deletes it. If there is no answer,
 * or it takes too long, the app continues with the last known user until the server says otherwise.
 */
export async function startSession(): Promise<void> {
  if (storedToken() === null) return setGuest()
  const timeout = setTimeout(() => assumeCachedUser(), startTimeoutMilliseconds)
  try {
    const isOver = !(await refreshToken())
    if (isOver) endUnlessLoggedOut()
  } catch {
    assumeCachedUser()
  } finally {
    clearTimeout(timeout)
  }
}

/** Somebody who has logged out meanwhile is at the login already, and has nothing to return to. */
const endUnlessLoggedOut = () => endSession({ toLogin: currentSession().status === 'signedIn' })

let refreshing: Promise<boolean> | undefined

/**
 * Obtains a fresh token with the session cookie, or with the present token while it is valid; concurrent callers share one request.
 * Resolves to false if the session is over, which only a 401, a 403 or a logout says. Any other failure is thrown, and the server is
 * asked again later.
 */
export function refreshToken(): Promise<boolean> {
  refreshing ??= fetchCurrentUser()
    .catch((error: unknown) => {
      // Without a token nobody is known but the present user.
      if (storedToken() !== null) assumeCachedUser()
      scheduleRetry()
      throw error
    })
    .finally(() => {
      refreshing = undefined
    })
  return refreshing
}

async function fetchCurrentUser(): Promise<boolean> {
  const token = storedToken()
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await untilLogout((loggedOut) =>
    withTimeout(
      requestTimeoutMilliseconds,
      (signal) => send({ method: 'GET', url: '/api/auth/me', headers, signal }),
      loggedOut,
    ),
  )
  if (!answer || storedToken() !== token) return adoptStoredSession()
  if (answer.status === 401 || answer.status === 403) return false
  const credentials = successOf(answer) as SignedInAnswer
  resetRetries()
  applySession(credentials)
  return true
}

/**
 * Runs a request that is aborted by a logout in any tab, since its answer could replace the session cookie of whoever logs in next. Resolves
 * to undefined then.
 */
async function untilLogout(ask: (loggedOut: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> {
  const loggedOut = new AbortController()
  const unsubscribe = onSession(() => {
    if (storedToken() === null) loggedOut.abort()
  })
  try {
    return await ask(loggedOut.signal)
  } catch (error) {
    if (!loggedOut.signal.aborted) throw error
    return undefined
  } finally {
    unsubscribe()
  }
}

/**
 * The token has changed while the server was asked: whoever has logged out stays logged out, whoever has logged in again is not the one
 * whom the answer is about, and a token that another tab has renewed is as good as this answer. Returns whether there is still a session.
 */
function adoptStoredSession(): boolean {
  if (storedToken() === null) return false
  resetRetries()
  assumeCachedUser({ isConfirmed: true })
  return true
}

let failures = 0
let retryTimer: ReturnType<typeof setTimeout> | undefined

function resetRetries() {
  clearTimeout(retryTimer)
  retryTimer = undefined
  failures = 0
}

function scheduleRetry() {
  if (retryTimer !== undefined) return
  retryTimer = setTimeout(retryNow, backoff(failures, pauses))
  failures += 1
}

function retryNow() {
  clearTimeout(retryTimer)
  retryTimer = undefined
  if (storedToken() === null) return
  refreshToken().then(
    (isFresh) => {
      if (!isFresh) endUnlessLoggedOut()
    },
    (error: unknown) => console.warn('The session could not be confirmed yet', error),
  )
}

/** Whether somebody else is logged in by now: a tab that slept hears of a logout only after the next login. */
function hasUserChanged(): boolean {
  const { user } = currentSession()
  return user !== null && user._id !== storedUser()?._id
}

/** Asks who somebody is; until the answer, nobody sees the data of whoever was here before. */
function recheckSession(): void {
  if (hasUserChanged()) assumeCachedUser()
  void startSession()
}

/**
 * Updates the session when another tab logs in or out, when this page is restored from the back/forward cache, and when the network is
 * back.
 */
export function subscribeToSessionChanges(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (!isTokenKey(event.key)) return
    if (storedToken() === null) setGuest()
    else if (!currentSession().user || hasUserChanged()) recheckSession()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) recheckSession()
  }
  const onOnline = () => {
    if (retryTimer !== undefined) retryNow()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  window.addEventListener('online', onOnline)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
    window.removeEventListener('online', onOnline)
  }
}

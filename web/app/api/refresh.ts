import { backoff } from './backoff.ts'
import { successOf } from './errors.ts'
import { type Answer, send } from './send.ts'
import {
  currentSession,
  endSession,
  goOnAsGuest,
  goOnAsLastKnown,
  isTokenKey,
  keepSession,
  onSession,
  type SignedInAnswer,
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
  if (storedToken() === null) return goOnAsGuest()
  const timeout = setTimeout(() => goOnAsLastKnown(), startTimeoutMilliseconds)
  try {
    const isOver = !(await refreshToken())
    if (isOver) endUnlessLoggedOut()
  } catch {
    goOnAsLastKnown()
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
  refreshing ??= askWhoIAm()
    .catch((error: unknown) => {
      goOnAsLastKnown()
      askLater()
      throw error
    })
    .finally(() => {
      refreshing = undefined
    })
  return refreshing
}

async function askWhoIAm(): Promise<boolean> {
  const token = storedToken()
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await untilLogout((loggedOut) =>
    withTimeout(
      requestTimeoutMilliseconds,
      (signal) => send({ method: 'GET', url: '/api/auth/me', headers, signal }),
      loggedOut,
    ),
  )
  if (!answer || (token !== null && storedToken() !== token)) return goOnAsStored()
  if (answer.status === 401 || answer.status === 403) return false
  const credentials = successOf(answer) as SignedInAnswer
  forgetFailures()
  keepSession(credentials)
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
function goOnAsStored(): boolean {
  if (storedToken() === null) return false
  forgetFailures()
  goOnAsLastKnown({ isConfirmed: true })
  return true
}

let failures = 0
let later: ReturnType<typeof setTimeout> | undefined

function forgetFailures() {
  clearTimeout(later)
  later = undefined
  failures = 0
}

function askLater() {
  if (later !== undefined) return
  later = setTimeout(askAgain, backoff(failures, pauses))
  failures += 1
}

function askAgain() {
  clearTimeout(later)
  later = undefined
  if (storedToken() === null) return
  refreshToken().then(
    (isFresh) => {
      if (!isFresh) endUnlessLoggedOut()
    },
    (error: unknown) => console.warn('The session could not be confirmed yet', error),
  )
}

/** Whether somebody else is logged in by now: a tab that slept hears of a logout only after the next login. */
function isOfSomebodyElse(): boolean {
  const { user } = currentSession()
  return user !== null && user._id !== storedUser()?._id
}

/** Asks who somebody is; until the answer, nobody sees the data of whoever was here before. */
function wake(): void {
  if (isOfSomebodyElse()) goOnAsLastKnown()
  void startSession()
}

/**
 * Updates the session when another tab logs in or out, when this page is restored from the back/forward cache, and when the network is
 * back.
 */
export function followSession(): () => void {
  const follow = (event: StorageEvent) => {
    if (!isTokenKey(event.key)) return
    if (storedToken() === null) goOnAsGuest()
    else if (!currentSession().user || isOfSomebodyElse()) wake()
  }
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) wake()
  }
  const askAtOnce = () => {
    if (later !== undefined) askAgain()
  }
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', comeBack)
  window.addEventListener('online', askAtOnce)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', comeBack)
    window.removeEventListener('online', askAtOnce)
  }
}

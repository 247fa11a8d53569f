import { CallError } from './errors.ts'
import { isLeaving } from './leaving.ts'
import { refreshToken } from './refresh.ts'
import { currentSession, endSession, storedToken, storedUser } from './session.ts'

const retryAfterMilliseconds = 2_000

/**
 * Makes a request as whoever is signed in. On 401 the token is refreshed once (shared by all waiting calls) and the request repeated; on
 * 429 it is repeated once after 2 s (spec section 4). A token that the browser has thrown away is like one that is refused. If the token
 * cannot be refreshed because the server does not answer, the request fails and the session continues.
 */
export async function withAuthorization<Answer extends { status: number }>(
  attempt: (authorization: Record<string, string>) => Promise<Answer>,
  { signal, as }: { signal?: AbortSignal | undefined; as?: string | undefined } = {},
): Promise<Answer> {
  // The session cookie may still be there. A page that is being left has deleted its token, and asks for no other.
  const isTokenGone = storedToken() === null && currentSession().status === 'signedIn' && !isLeaving()
  if (isTokenGone && !(await refreshToken())) {
    endSession({ toLogin: true })
    throw new CallError(401, { code: 'unauthenticated' })
  }
  const first = authorization(as)
  let answer = await attempt(first)
  if (answer.status === 429) {
    await pause(retryAfterMilliseconds, signal)
    answer = await attempt(authorization(as))
  }
  if (answer.status === 401 && storedToken()) {
    const isFresh = await refreshToken()
    // Somebody whom this page has not yet seen signed in counts as a guest, and may continue to read as one.
    const wasSignedIn = currentSession().status === 'signedIn'
    if (!isFresh) endSession({ toLogin: wasSignedIn })
    if (isFresh || !wasSignedIn) answer = await attempt(authorization(as))
  } else if (answer.status === 401 && 'authorization' in first) {
    // The session ended while the request was in flight: a guest may still be allowed to read this.
    answer = await attempt(authorization(as))
  }
  return answer
}

/** Throws if another tab has signed in somebody else since the call was made. */
function authorization(as: string | undefined): Record<string, string> {
  const token = storedToken()
  if (as && storedUser()?._id !== as) throw new CallError(401, { code: 'unauthenticated' })
  return token ? { authorization: `Bearer ${token}` } : {}
}

const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

import { CallError } from './errors.ts'
import { refreshToken } from './refresh.ts'
import { currentSession, endSession, storedToken, storedUser } from './session.ts'

const retryAfterMilliseconds = 2_000

/**
 * Makes a request as whoever is signed in. On 401 the token is refreshed once (shared by all calls that wait) and the
 * request repeated; on 429 it is repeated once after 2 s (spec section 4). Where nothing fresh could be got because the
 * server did not answer, the request fails and the session goes on.
 */
export async function asSignedIn<Answer extends { status: number }>(
  attempt: (authorization: Record<string, string>) => Promise<Answer>,
  { signal, as }: { signal?: AbortSignal | undefined; as?: string | undefined } = {},
): Promise<Answer> {
  const first = authorization(as)
  let answer = await attempt(first)
  if (answer.status === 429) {
    await pause(retryAfterMilliseconds, signal)
    answer = await attempt(authorization(as))
  }
  if (answer.status === 401 && storedToken()) {
    const isFresh = await refreshToken()
    // Whom this page has not seen signed in yet is a guest, and may go on reading as one.
    const wasSignedIn = currentSession().status === 'signedIn'
    if (!isFresh) endSession({ toLogin: wasSignedIn })
    if (isFresh || !wasSignedIn) answer = await attempt(authorization(as))
  } else if (answer.status === 401 && 'authorization' in first) {
    // The session ended while this was on its way: a guest may read it all the same.
    answer = await attempt(authorization(as))
  }
  return answer
}

/** Another tab may have become somebody else since the call was made. */
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

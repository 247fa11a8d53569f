import { endSession, refreshToken, storedToken } from './session.ts'

const retryAfterMilliseconds = 2_000

/**
 * Makes a request as whoever is signed in. On 401 the token is refreshed once (shared by all calls that wait) and the
 * request repeated; on 429 it is repeated once after 2 s (spec section 4).
 */
export async function asSignedIn<Answer extends { status: number }>(
  attempt: (authorization: Record<string, string>) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  let answer = await attempt(authorization())
  if (answer.status === 429) {
    await pause(retryAfterMilliseconds, signal)
    answer = await attempt(authorization())
  }
  if (answer.status === 401 && storedToken()) {
    if (!(await refreshToken())) endSession({ toLogin: true })
    else answer = await attempt(authorization())
  }
  return answer
}

function authorization(): Record<string, string> {
  const token = storedToken()
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

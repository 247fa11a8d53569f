import { storageOf } from '@bichar/contract/test/storageOf.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'

const user = { _id: '0197a1', name: 'Rafiq', role: 'user' }
const renewed = { success: true, user, token: 'fresh', expiresAt: '2027-01-01T00:00:00.000Z' }

const stored = new Map<string, string>()
const assign = vi.fn()
const asked: { url: string; token: string | null }[] = []

/**
 * A server that accepts only the token 'fresh', which it issues `renewals` times; with `forGuests` it also accepts calls without a token.
 */
function serve({ renewals, forGuests = false }: { renewals: number; forGuests?: boolean }) {
  let left = renewals
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? null
    asked.push({ url, token })
    if (url.endsWith('/auth/me')) {
      left -= 1
      return left < 0 ? Response.json({}, { status: 401 }) : Response.json(renewed)
    }
    return token === 'fresh' || (forGuests && token === null)
      ? Response.json({ success: true, posts: [] })
      : Response.json({}, { status: 401 })
  })
}

const times = (path: string) => asked.filter(({ url }) => url.includes(path)).length

beforeEach(() => {
  stored.clear()
  stored.set('token', 'old')
  asked.length = 0
  vi.stubGlobal('localStorage', storageOf(stored))
  vi.stubGlobal('location', { pathname: '/search', search: '?query=x', assign })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  assign.mockClear()
})

describe('a call with a token that has run out', () => {
  // Shows spec 4.7, 9.7.
  it('is made again with a fresh one, which calls at the same time share', async () => {
    serve({ renewals: 1 })
    const answers = await Promise.all([call('GET /posts', {}), call('GET /posts', {})])
    expect(answers.map(({ posts }) => posts)).toEqual([[], []])
    expect(times('/auth/me')).toBe(1)
    expect(times('/posts')).toBe(4)
    expect(stored.get('token')).toBe('fresh')
    expect(assign).not.toHaveBeenCalled()
  })

  it('is made again as a guest when the session has ended while it was on its way', async () => {
    const tokens: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
      tokens.push(headers.authorization)
      stored.delete('token')
      if (headers.authorization) return Response.json({}, { status: 401 })
      return Response.json({ success: true, posts: [] })
    })
    expect((await call('GET /posts', {})).posts).toEqual([])
    expect(tokens).toEqual(['Bearer old', undefined])
    expect(assign).not.toHaveBeenCalled()
  })

  // Shows spec 3.15, 4.8.
  it('leads to the login and back when there is none to be had', async () => {
    serve({ renewals: 0 })
    await expect(call('GET /posts', {})).rejects.toMatchObject({ status: 401 })
    expect(times('/auth/me')).toBe(1)
    expect(stored.has('token')).toBe(false)
    expect(stored.get('redirectAfterLogin')).toBe('/search?query=x')
    expect(assign).toHaveBeenCalledWith('/login')
  })

  it('is made again as a guest when the page does not know yet whether there is a session', async () => {
    vi.resetModules()
    const { call } = await import('./call.ts')
    serve({ renewals: 0, forGuests: true })
    expect((await call('GET /posts', {})).posts).toEqual([])
    expect(asked.map(({ token }) => token)).toEqual(['old', 'old', null])
    expect(stored.has('token')).toBe(false)
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('a call of somebody signed in whose token the browser has thrown away', () => {
  async function signedInCall() {
    vi.resetModules()
    const { applySession } = await import('./session.ts')
    applySession({ ...renewed, token: 'thrown away', user: user as never })
    stored.clear()
    return (await import('./call.ts')).call
  }

  it('is made again with a fresh one, for which the cookie is asked first', async () => {
    const call = await signedInCall()
    serve({ renewals: 1 })
    expect((await call('GET /posts', {}, { as: user._id })).posts).toEqual([])
    expect(asked.map(({ token }) => token)).toEqual([null, 'fresh'])
    expect(stored.get('token')).toBe('fresh')
    expect(assign).not.toHaveBeenCalled()
  })

  it('leads to the login and back when the cookie is gone, too', async () => {
    const call = await signedInCall()
    serve({ renewals: 0 })
    await expect(call('GET /posts', {})).rejects.toMatchObject({ status: 401 })
    expect(times('/auth/me')).toBe(1)
    expect(stored.get('redirectAfterLogin')).toBe('/search?query=x')
    expect(assign).toHaveBeenCalledWith('/login')
  })

  it('leads nowhere when the page is being left, and asks for no other token', async () => {
    const call = await signedInCall()
    const { leavePage } = await import('./leaving.ts')
    serve({ renewals: 1 })
    leavePage()
    await expect(call('GET /posts', {})).rejects.toMatchObject({ status: 401 })
    expect(times('/auth/me')).toBe(0)
    expect(assign).not.toHaveBeenCalled()
  })

  it('leads nowhere when the page is left before the cookie was refused', async () => {
    const call = await signedInCall()
    const { leavePage } = await import('./leaving.ts')
    serve({ renewals: 0 })
    const refused = expect(call('GET /posts', {})).rejects.toMatchObject({ status: 401 })
    leavePage()
    await refused
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('a call that comes too soon', () => {
  // Shows spec 4.9, 9.6.
  it('is made again after two seconds, once', async () => {
    vi.useFakeTimers()
    let attempts = 0
    vi.stubGlobal('fetch', async () => {
      attempts += 1
      return Response.json({ code: 'too_many_requests' }, { status: 429 })
    })
    const refused = expect(call('GET /posts', {})).rejects.toMatchObject({ status: 429 })
    await vi.advanceTimersByTimeAsync(1_999)
    expect(attempts).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await refused
    expect(attempts).toBe(2)
  })
})

describe('a call that is never answered', () => {
  /** The network swallows every request until its signal aborts it. */
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal?: AbortSignal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
  })

  /** Whether the call has ended after so many milliseconds, and with which code. */
  async function endOf(calling: Promise<unknown>, milliseconds: number) {
    let end: string | undefined
    calling.catch((error: { code: string }) => {
      end = error.code
    })
    await vi.advanceTimersByTimeAsync(milliseconds)
    return end
  }

  it('fails after a minute as without a network if it changes something', async () => {
    const calling = call('PUT /auth/second-password', { body: { current: 'x', newPassword: 'y' } })
    expect(await endOf(calling, 59_999)).toBe(undefined)
    expect(await endOf(calling, 1)).toBe('offline')
  })

  it('goes on if it only reads, uploads something, or is ended by its caller', async () => {
    const { signal } = new AbortController()
    const ends = await Promise.all(
      [
        call('GET /posts', {}),
        call('PATCH /users/profile', { form: { name: 'Rafiq', address: '' } }),
        call('PUT /auth/second-password', { body: { current: 'x', newPassword: 'y' } }, { signal }),
      ].map((calling) => endOf(calling, 600_000)),
    )
    expect(ends).toEqual([undefined, undefined, undefined])
  })
})

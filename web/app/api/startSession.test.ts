import { storageOf } from '@bichar/contract/test/storageOf.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const rina = { _id: '0197a1', name: 'Rina', role: 'user' }
const expiresAt = '2027-01-01T00:00:00.000Z'
const renewed = () => Response.json({ success: true, user: rina, token: 'fresh', expiresAt })

const stored = new Map<string, string>()
const assign = vi.fn()
const answer = vi.fn<() => Response | Promise<Response>>()
let signalOfLatest: AbortSignal | null | undefined

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  stored.clear()
  stored.set('token', 'old')
  stored.set('user', JSON.stringify(rina))
  stored.set('sessionExpiresAt', expiresAt)
  vi.stubGlobal('localStorage', storageOf(stored))
  vi.stubGlobal('location', { pathname: '/newreport', search: '', assign })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signalOfLatest = signal
    const stopped = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    )
    return Promise.race([answer(), stopped])
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  answer.mockReset()
  assign.mockReset()
})

const begin = async () => {
  const { startSession } = await import('./refresh.ts')
  const started = startSession()
  await vi.advanceTimersByTimeAsync(0)
  return started
}
/**
 * Starts the session until, after so many failures, an answer is awaited. Returns a function that gives it, and the start, which has ended
 * before if there were failures: a start that outlives its test finds the globals of the page gone.
 */
async function askedAfter(failures: number) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  for (let failure = 0; failure < failures; failure += 1)
    answer.mockImplementationOnce(() => new Response('', { status: 502 }))
  answer.mockImplementation(() => promise)
  const { startSession } = await import('./refresh.ts')
  const started = startSession()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(answer).toHaveBeenCalledTimes(failures + 1)
  return { resolve, started }
}
const now = async () => (await import('./session.ts')).currentSession()

const noAnswers: [string, () => Response | Promise<Response>][] = [
  ['an error of the server', () => Response.json({ success: false, code: 'internal' }, { status: 500 })],
  ['a proxy without a server', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['too many requests', () => Response.json({ code: 'too_many_requests' }, { status: 429 })],
  ['the page of a hotspot', () => new Response('<html>Welcome to our WiFi</html>')],
  ['half an answer', () => new Response('{"success":true,"user":{"_id"')],
  ['something else in JSON', () => Response.json({ status: 'ok' })],
  ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
]

describe.each(noAnswers)('%s at the start', (_, given) => {
  // Shows spec 3.15, 4.6.
  it('leaves the session as it was last known, until the server answers', async () => {
    answer.mockImplementation(given)
    await begin()
    expect(await now()).toEqual({ status: 'signedIn', user: rina, isConfirmed: false })
    expect(Object.fromEntries(stored)).toEqual({
      token: 'old',
      user: JSON.stringify(rina),
      sessionExpiresAt: expiresAt,
    })
    answer.mockImplementation(renewed)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await now()).toEqual({ status: 'signedIn', user: rina, isConfirmed: true })
    expect(stored.get('token')).toBe('fresh')
    expect(assign).not.toHaveBeenCalled()
  })
})

it('is asked for with pauses that grow to a minute, and at once when the network is back', async () => {
  const { subscribeToSessionChanges } = await import('./refresh.ts')
  const stop = subscribeToSessionChanges()
  answer.mockImplementation(() => new Response('', { status: 502 }))
  await begin()
  for (const [asked, pause] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    expect(answer).toHaveBeenCalledTimes(asked + 1)
    await vi.advanceTimersByTimeAsync(pause * 1_000 - 1)
    expect(answer).toHaveBeenCalledTimes(asked + 1)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(answer).toHaveBeenCalledTimes(8)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(answer).toHaveBeenCalledTimes(9)
  stop()
})

it('goes on as last known while the server is silent, and gives up an answer that never comes', async () => {
  answer.mockImplementationOnce(() => new Promise(() => {})).mockImplementation(renewed)
  const begun = begin()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(await now()).toMatchObject({ status: 'loading' })
  await vi.advanceTimersByTimeAsync(1)
  expect(await now()).toMatchObject({ status: 'signedIn', isConfirmed: false })
  await vi.advanceTimersByTimeAsync(15_000 + 2_000)
  await begun
  expect(await now()).toMatchObject({ status: 'signedIn', isConfirmed: true })
})

// Shows spec 4.6.
it.each([401, 403])('ends at the start when the server says %i', async (status) => {
  answer.mockImplementation(() => Response.json({}, { status }))
  await begin()
  expect(await now()).toMatchObject({ status: 'guest' })
  expect(stored.size).toBe(0)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(answer).toHaveBeenCalledTimes(1)
})

it.each([
  ['the first answer', 0],
  ['an answer that is asked for later', 1],
])('stays over when %s comes after a logout', async (_, failures) => {
  const { resolve, started } = await askedAfter(failures)
  const { endSession } = await import('./session.ts')
  endSession()
  resolve(renewed())
  await started
  await vi.advanceTimersByTimeAsync(0)
  expect(await now()).toMatchObject({ status: 'guest' })
  expect(stored.size).toBe(0)
  expect(assign).not.toHaveBeenCalled()
})

it('is not asked about any longer after a logout, as the answer could set the cookie of whoever logs in next', async () => {
  const { started } = await askedAfter(0)
  expect(signalOfLatest?.aborted).toBe(false)
  const { endSession } = await import('./session.ts')
  endSession()
  expect(signalOfLatest?.aborted).toBe(true)
  await started
})

it.each([
  ['a refusal', () => new Response('', { status: 401 })],
  ['a success', renewed],
])('is the one that was begun meanwhile, whatever %s says of the one before', async (_, given) => {
  const { resolve, started } = await askedAfter(0)
  const { endSession, applySession } = await import('./session.ts')
  endSession()
  applySession({ user: { ...rina, _id: '0197a2' }, token: 'new', expiresAt } as never)
  resolve(given())
  await started
  expect(await now()).toMatchObject({ status: 'signedIn', user: { _id: '0197a2' } })
  expect(stored.get('token')).toBe('new')
  expect(assign).not.toHaveBeenCalled()
})

describe.each([
  ['at the start', 0],
  ['when it is asked for later', 1],
])('%s', (_, failures) => {
  it.each([
    ['a success', renewed],
    ['a refusal of the token before', () => new Response('', { status: 401 })],
  ])('is that of the token that another tab has renewed meanwhile, after %s', async (__, given) => {
    const { resolve, started } = await askedAfter(failures)
    stored.set('token', 'of the other tab')
    resolve(given())
    await started
    await vi.advanceTimersByTimeAsync(0)
    expect(await now()).toEqual({ status: 'signedIn', user: rina, isConfirmed: true })
    expect(stored.get('token')).toBe('of the other tab')
    expect(assign).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(answer).toHaveBeenCalledTimes(failures + 1)
  })
})

const events = {
  // Both come late, so already the first one, of the logout, finds the token of the login.
  'the tab slept': ['storage', 'storage'],
  'another page was open': ['pageshow'],
}

/** What a page finds when it wakes: in another tab somebody has logged out, and this user in. */
async function wakeAfterLoginOf(user: typeof rina, slept: keyof typeof events) {
  const { storeSession } = await import('./session.ts')
  storeSession({ user, token: 'of the login', expiresAt } as never)
  for (const event of events[slept])
    window.dispatchEvent(Object.assign(new Event(event), { key: 'token', persisted: true }))
}

it.each(Object.keys(events) as (keyof typeof events)[])(
  'is at once that of whoever has logged in while %s',
  async (slept) => {
    const { subscribeToSessionChanges, refreshToken } = await import('./refresh.ts')
    const karim = { _id: '0197a2', name: 'Karim', role: 'user' }
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer.mockImplementationOnce(renewed).mockImplementation(() => promise)
    await begin()
    const stop = subscribeToSessionChanges()
    await wakeAfterLoginOf(karim, slept)
    expect(await now()).toEqual({ status: 'signedIn', user: karim, isConfirmed: false })
    expect(answer).toHaveBeenCalledTimes(2)
    // Shares the request of the start that the event began, and so ends after it.
    const started = refreshToken()
    resolve(Response.json({ success: true, user: karim, token: 'fresh', expiresAt }))
    await started
    expect(await now()).toEqual({ status: 'signedIn', user: karim, isConfirmed: true })
    expect(answer).toHaveBeenCalledTimes(2)
    stop()
  },
)

it('stays as it is when the same person has logged in again while the tab slept', async () => {
  const { subscribeToSessionChanges } = await import('./refresh.ts')
  answer.mockImplementation(renewed)
  await begin()
  const stop = subscribeToSessionChanges()
  const before = await now()
  await wakeAfterLoginOf(rina, 'the tab slept')
  await vi.advanceTimersByTimeAsync(0)
  expect(await now()).toBe(before)
  expect(stored.get('token')).toBe('of the login')
  expect(answer).toHaveBeenCalledTimes(1)
  stop()
})

// Shows spec 4.1.
it('is nobody without a token, whatever else is stored', async () => {
  stored.delete('token')
  answer.mockImplementation(renewed)
  await begin()
  expect(await now()).toMatchObject({ status: 'guest' })
  expect(answer).not.toHaveBeenCalled()
})

it('leads to the login and back when it turns out to be over', async () => {
  answer.mockImplementationOnce(() => new Response('', { status: 502 }))
  answer.mockImplementation(() => Response.json({}, { status: 401 }))
  await begin()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(stored.has('token')).toBe(false)
  expect(stored.get('redirectAfterLogin')).toBe('/newreport')
  expect(assign).toHaveBeenCalledWith('/login')
})

it('survives a renewal in the middle that the server does not answer', async () => {
  const { applySession } = await import('./session.ts')
  applySession({ user: rina, token: 'old', expiresAt } as Parameters<typeof applySession>[0])
  const { call } = await import('./call.ts')
  answer.mockImplementationOnce(() => Response.json({}, { status: 401 }))
  answer.mockImplementationOnce(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  answer.mockImplementation(renewed)
  await expect(call('GET /posts', {})).rejects.toMatchObject({ status: 502 })
  expect(await now()).toEqual({ status: 'signedIn', user: rina, isConfirmed: false })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await now()).toEqual({ status: 'signedIn', user: rina, isConfirmed: true })
  expect(assign).not.toHaveBeenCalled()
})

import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect, openSocket } from '../test/live.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp({ settings: { PUBLIC_URL: 'https://bichar.example/' } })
})
beforeAll(async () => {
  person = await makePerson(app.deps)
})
afterAll(() => app.close())

const gone = (socket: { connected: boolean }) =>
  eventually(() => expect(socket.connected).toBe(false), { every: 10 })

describe('a browser', () => {
  // Shows spec 4.34.
  test.each(['websocket', 'polling'] as const)('of somebody logged in connects by %s', async (transport) => {
    const { socket } = await connect(app, person, { transports: [transport] })
    expect(socket.connected).toBe(true)
  })

  // Shows spec 4.32.
  test.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['nonsense', 'nonsense'],
    ['an object', { token: 'x' }],
    ['a very long token', 'x'.repeat(8_000)],
  ])('with %s is refused, and told why', async (_what, token) => {
    const socket = openSocket(app, token === undefined ? undefined : { token })
    const error = await new Promise<Error & { data?: unknown }>((resolve) =>
      socket.once('connect_error', resolve),
    )
    expect(error.data).toEqual({
      success: false,
      code: 'unauthenticated',
      message: 'Please log in to continue.',
    })
    expect(socket.connected).toBe(false)
  })

  test('whose session has ended, or whose token is too old, is refused', async () => {
    const leaver = await makePerson(app.deps)
    await app.call('POST /auth/logout', {}, { as: leaver })
    await expect(connect(app, leaver)).rejects.toMatchObject({ data: { code: 'unauthenticated' } })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60 * 1000 })
    await expect(connect(app, person)).rejects.toMatchObject({ data: { code: 'unauthenticated' } })
    vi.useRealTimers()
  })

  test('that asks for a name space of its own is refused', async () => {
    const socket = openSocket({ url: `${app.url}/elsewhere` }, person)
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve))
    expect(error.message).toBe('Invalid namespace')
  })

  test.each([
    ['http://evil.example', false],
    ['https://bichar.example.evil.example', false],
    ['http://bichar.example', false],
    ['null', false],
    ['https://bichar.example', true],
    ['our own address', true],
  ])('on a page of %s: %s', async (page, welcome) => {
    const headers = { origin: page === 'our own address' ? app.url : page }
    for (const transports of [['websocket'], ['polling']] as const) {
      const attempt = connect(app, person, { headers, transports: [...transports] })
      if (welcome) expect((await attempt).socket.connected).toBe(true)
      else await expect(attempt).rejects.toThrow()
    }
  })

  // Shows spec 4.32, 7.32.
  test("that announces somebody else's id is disconnected; its own is fine", async () => {
    const { socket, watch } = await connect(app, person)
    socket.emit('authenticate', person.user.id)
    const id = await makePost(app.deps, person)
    expect(await watch(id)).toEqual({ success: true })
    socket.emit('authenticate', (await makePerson(app.deps)).user.id)
    await gone(socket)
    for (const nonsense of [undefined, null, 7, { toString: 'x' }]) {
      const other = await connect(app, person)
      other.socket.emit('authenticate', nonsense as never)
      await gone(other.socket)
    }
  })

  test('sends what it likes without harm', async () => {
    const { socket, watch } = await connect(app, person)
    const emit = socket.emit.bind(socket) as (name: string, ...values: unknown[]) => void
    for (const name of ['watchPost', 'unwatchPost', 'authenticat', 'error', 'commentAdded', '__proto__']) {
      for (const values of [[], [null], [{}], ['x', 'y', 'z'], [() => {}], [{ postId: {} }], [[[]]]]) {
        emit(name, ...values)
      }
    }
    expect(await watch('nonsense')).toEqual({
      success: false,
      code: 'not_an_id',
      message: 'This is not a valid id',
      errors: { postId: 'This is not a valid id' },
      reasons: { postId: { code: 'not_an_id' } },
    })
    expect(socket.connected).toBe(true)
    expect(app.logged()).not.toContain('socket request failed')
  })

  test('that sends something huge is disconnected', async () => {
    const { socket } = await connect(app, person)
    socket.emit('authenticate', 'x'.repeat(20_000))
    await gone(socket)
    expect((await app.request('/healthz')).status).toBe(200)
  })
})

describe('more than ten windows of one person', () => {
  test('get no further connection until one is closed', async () => {
    const busy = await makePerson(app.deps)
    const attempts = await Promise.allSettled(Array.from({ length: 15 }, () => connect(app, busy)))
    const open = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []))
    expect(open).toHaveLength(10)
    const refused = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []))
    expect(new Set(refused.map(({ data }) => data.code))).toEqual(new Set(['too_many_connections']))
    expect((await connect(app, person)).socket.connected).toBe(true)
    open[0]?.socket.disconnect()
    await eventually(() => connect(app, busy))
  })
})

test('closing the app disconnects everybody and does not wait', async () => {
  const passing = await startTestApp()
  const visitor = await makePerson(passing.deps)
  const windows = await Promise.all([
    connect(passing, visitor),
    connect(passing, visitor, { transports: ['polling'] }),
  ])
  const since = performance.now()
  await passing.app.close()
  expect(performance.now() - since).toBeLessThan(20_000)
  await passing.close()
  for (const { socket } of windows) await gone(socket)
})

test('no log names who was connected', async () => {
  await connect(app, person)
  for (const secret of [person.token, person.user.id, person.user.phone]) {
    expect(app.logged()).not.toContain(secret)
  }
})

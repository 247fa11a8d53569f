import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { call } from '../api/call.ts'
import { applySession } from '../api/session.ts'
import { answerFromElsewhere, type FakeCalls, fakeCalls, loseNetwork, refuse } from '../test/fakeCalls.ts'
import { passTime } from '../test/fakeTime.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { SessionEffects } from './SessionEffects.tsx'
import { SessionNote } from './SessionNote.tsx'

type Me = NonNullable<FakeCalls['GET /auth/me']>

const note = 'The server is not responding. You are still logged in; trying again.'
const fresh: Me = () => ({
  success: true,
  token: 'a fresh token',
  user: people.member,
  expiresAt: '2100-01-01T00:00:00.000Z',
})

const renderEffects = (me: Me) =>
  renderWith(
    <>
      <SessionEffects />
      <SessionNote />
    </>,
    { session: people.member, calls: { 'GET /auth/me': me } },
  )

const noAnswers: Record<string, Me> = {
  'a server that fails': () => refuse('internal'),
  'a proxy without a server': () => answerFromElsewhere(502, '<h1>502 Bad Gateway</h1>'),
  'too many requests': () => refuse('too_many_requests'),
  'the page of a hotspot': () => answerFromElsewhere(200, '<html>Welcome</html>'),
  'no network': loseNetwork,
}

for (const [given, me] of Object.entries(noAnswers)) {
  // Shows spec 4.6.
  test(`a session survives ${given}, says so, and is confirmed when the server answers`, async () => {
    vi.useFakeTimers()
    const screen = await renderEffects(me)
    await expect.element(screen.getByText(note)).toBeVisible()
    expect(localStorage.getItem('token')).toBe('a token')
    fakeCalls({ 'GET /auth/me': fresh })
    await passTime(60_000)
    await expect.element(screen.getByText(note)).not.toBeInTheDocument()
    expect(localStorage.getItem('token')).toBe('a fresh token')
  })
}

test('a session that takes longer than five seconds to confirm goes on as last known', async () => {
  vi.useFakeTimers()
  const screen = await renderEffects(() => new Promise(() => {}))
  await passTime(5_000)
  await expect.element(screen.getByText(note)).toBeVisible()
})

const expireByClock = async () => {
  await expect.poll(() => localStorage.getItem('token')).toBe('a fresh token')
  localStorage.setItem('sessionExpiresAt', new Date(Date.now() - 1).toISOString())
}

test('a session that has run out is ended within a minute, and the login says so', async () => {
  vi.useFakeTimers()
  const screen = await renderEffects(fresh)
  await expireByClock()
  fakeCalls({ 'GET /auth/me': () => refuse('unauthenticated') })
  await passTime(60_000)
  await expect.element(screen.getByText('Session expired. Please login again.')).toBeVisible()
  expect(screen.address()).toBe('/login')
  expect(localStorage.getItem('token')).toBeNull()
})

test('a session that has run out only by the wrong clock of a device goes on', async () => {
  vi.useFakeTimers()
  const me = vi.fn<Me>(fresh)
  const screen = await renderEffects(me)
  await expireByClock()
  await passTime(60_000)
  await expect.poll(() => me.mock.calls.length).toBe(2)
  expect(localStorage.getItem('sessionExpiresAt')).toBe('2100-01-01T00:00:00.000Z')
  expect(screen.address()).toBe('/')
})

/** What a page shows that somebody reads, until it has been read anew. */
function Reading() {
  const { data } = useQuery({
    queryKey: ['own'],
    queryFn: async () => (await call('GET /auth/sessions', {})).sessions[0]?.device ?? '',
  })
  return <p>Device: {data ?? 'unknown'}</p>
}

test('what was read for one person is not seen by the next, even before it has been read anew', async () => {
  const sessionOf = (device: string) => ({ success: true, sessions: [{ device }] }) as never
  const screen = await renderWith(
    <>
      <SessionEffects />
      <Reading />
    </>,
    {
      session: people.member,
      calls: { 'GET /auth/me': fresh, 'GET /auth/sessions': () => sessionOf('Phone of Rokeya') },
    },
  )
  await expect.element(screen.getByText('Device: Phone of Rokeya')).toBeVisible()
  fakeCalls({ 'GET /auth/sessions': () => new Promise(() => {}) })
  applySession({ token: 'another token', user: people.admin, expiresAt: '2100-01-01T00:00:00.000Z' })
  await expect.element(screen.getByText('Device: unknown')).toBeVisible()
})

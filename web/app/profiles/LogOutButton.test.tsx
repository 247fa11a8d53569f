import { expect, test, vi } from 'vitest'
import { setQueue } from '../outbox/queue.ts'
import { type FakeCalls, loseNetwork, refuse } from '../test/fakeCalls.ts'
import { passTime } from '../test/fakeTime.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { LogOutButton } from './LogOutButton.tsx'

type LogOut = NonNullable<FakeCalls['POST /auth/logout']>

const done = { success: true, message: 'Done' } as const

async function logOut(answer: LogOut) {
  const screen = await renderWith(<LogOutButton person={people.member._id} />, {
    session: people.member,
    route: '/profile',
    calls: { 'POST /auth/logout': answer },
  })
  await screen.getByRole('button', { name: 'Logout' }).click()
  await expect.element(screen.getByText('Logged out successfully')).toBeVisible()
  await expect.poll(screen.address).toBe('/login')
  expect(localStorage.getItem('token')).toBeNull()
}

/** Keeps the errors that are logged on purpose from failing the test. */
const silenceLog = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

test('a logout leads to the login before a slow device has deleted what it kept', async () => {
  vi.spyOn(CacheStorage.prototype, 'delete').mockReturnValue(new Promise(() => {}))
  await logOut(() => done)
})

// Shows spec 8.114.
test('a logout that the server has not answered within ten seconds is given up, and only logged', async () => {
  const log = silenceLog()
  vi.useFakeTimers()
  const answer = vi.fn<LogOut>(() => new Promise(() => {}))
  await logOut(answer)
  await passTime(10_000)
  await expect
    .poll(() => log.mock.calls.map(([what]) => what))
    .toEqual(['The server could not be told of the logout'])
  log.mockClear()
})

for (const [what, answer] of Object.entries({
  'that is refused': () => refuse('unauthenticated'),
  'without a network': loseNetwork,
} satisfies Record<string, LogOut>)) {
  // Shows spec 8.114.
  test(`a logout ${what} leads to nothing else, and is only logged`, async () => {
    const log = silenceLog()
    await logOut(answer)
    await expect.poll(() => log.mock.calls.length).toBe(1)
    expect(localStorage.getItem('redirectAfterLogin')).toBeNull()
    log.mockClear()
  })
}

test('a logout asks before it deletes what waits for the network, be it one call', async () => {
  setQueue([{ id: 'call', slot: 'vote', name: 'PUT /notifications/read-all', input: {} }])
  const answer = vi.fn<LogOut>(() => done)
  const screen = await renderWith(<LogOutButton person={people.member._id} />, {
    session: people.member,
    calls: { 'POST /auth/logout': answer },
  })
  await screen.getByRole('button', { name: 'Logout' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  setQueue([])
  expect(answer).not.toHaveBeenCalled()
})

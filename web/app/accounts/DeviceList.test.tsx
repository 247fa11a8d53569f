import type { CallOutput } from '@bichar/contract/api.ts'
import { expect, test, vi } from 'vitest'
import { type FakeCalls, loseNetwork, refuse } from '../test/fakeCalls.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { DeviceList } from './DeviceList.tsx'

type Session = CallOutput<'GET /auth/sessions'>['sessions'][number]
type Named = { _id: string; device: string; isCurrent?: boolean }

const session = ({ _id, device, isCurrent = false }: Named): Session => ({
  _id,
  device,
  isCurrent,
  createdAt: '2026-05-01T00:00:00.000Z',
  lastUsedAt: '2026-05-01T00:00:00.000Z',
})
const sessions = [
  session({ _id: 'laptop', device: 'Firefox on Linux' }),
  session({ _id: 'this', device: 'Chrome on Android', isCurrent: true }),
  session({ _id: 'old', device: 'Safari on iOS' }),
]
const done = { success: true, message: 'Done' } as const

/** The server lists the devices once, and fails afterwards: what is shown then is what the page itself knows. */
async function renderList(calls: FakeCalls) {
  let isListed = false
  const screen = await renderWith(<DeviceList />, {
    session: people.member,
    calls: {
      'GET /auth/sessions': () => {
        if (isListed) return refuse('internal')
        isListed = true
        return { success: true, sessions }
      },
      ...calls,
    },
  })
  const devices = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('p')?.textContent)
  await expect.poll(devices).toEqual(['Chrome on Android', 'Firefox on Linux', 'Safari on iOS'])
  return { screen, devices }
}

for (const [button, left, sent] of [
  ['Log out Firefox on Linux', ['Chrome on Android', 'Safari on iOS'], ['laptop']],
  ['Log out everywhere else', ['Chrome on Android'], ['others']],
] as const) {
  test(`${button}: what is logged out leaves the list at once`, async () => {
    const ended = vi.fn()
    const { screen, devices } = await renderList({
      'DELETE /auth/sessions/:id': ({ params }) => {
        ended(params.id)
        return done
      },
      'DELETE /auth/sessions': () => {
        ended('others')
        return done
      },
    })
    await screen.getByRole('button', { name: button }).click()
    await expect.poll(devices).toEqual(left)
    await expect.poll(() => ended.mock.calls).toEqual([sent])
  })

  test.each([
    ['the server refuses', () => refuse('internal')],
    ['there is no network', loseNetwork],
  ])(`${button}: what could not be logged out comes back if %s`, async (_why, fail) => {
    const { screen, devices } = await renderList({
      'DELETE /auth/sessions/:id': fail,
      'DELETE /auth/sessions': fail,
    })
    await screen.getByRole('button', { name: button }).click()
    await expect.poll(() => document.querySelector('.toast')).not.toBeNull()
    await expect.poll(devices).toEqual(['Chrome on Android', 'Firefox on Linux', 'Safari on iOS'])
  })
}

test('readers of Bengali read the names of devices in their language', async () => {
  const screen = await renderWith(<DeviceList />, {
    session: people.member,
    language: 'bn',
    calls: {
      'GET /auth/sessions': () => ({
        success: true,
        sessions: [...sessions, session({ _id: 'unknown', device: 'Unknown device' })].slice(1),
      }),
    },
  })
  await expect.element(screen.getByText('Android-এ Chrome')).toBeVisible()
  await expect.element(screen.getByText('অজানা ডিভাইস', { exact: true })).toBeVisible()
})

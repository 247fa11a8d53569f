import { clear, get, keys, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logOut } from '../accounts/queries.ts'
import { readCache } from '../api/cacheNames.ts'
import { deviceStore } from '../api/deviceStore.ts'
import { applySession, storedToken } from '../api/session.ts'
import { loadDraft, saveDraft } from '../comments/commentDraft.ts'
import { fakeCalls } from '../test/fakeCalls.ts'
import { people } from '../test/people.ts'
import { leave } from './queries.ts'

const done = { success: true, message: 'Done' } as const
const person = people.member._id
const other = people.admin._id
const kept = ['drafts/one', 'drafts/one/file', 'calls/one', 'searches']
const target = { postId: 'post' }

beforeEach(async () => {
  for (const whose of [person, other]) {
    for (const key of kept) await set(`${whose}/${key}`, key, deviceStore())
    saveDraft(whose, target, { text: 'What I saw', key: 'key' })
  }
  await (await caches.open(readCache)).put('/read', new Response('What was read'))
  applySession({ token: 'a token', user: people.member, expiresAt: '2100-01-01T00:00:00.000Z' })
})

// The test files that run afterwards have the same device.
afterEach(() => clear(deviceStore()))

test.each([
  ['logs out', () => logOut(person)],
  ['deletes the account', () => leave(person, 'password', 'keep')],
])('of whoever %s the device keeps nothing, and of others what it had', async (_what, go) => {
  fakeCalls({ 'POST /auth/logout': () => done, 'DELETE /users/profile': () => done })
  await go()
  expect(storedToken()).toBe(null)
  const left = await keys<string>(deviceStore())
  expect(left.filter((key) => key.startsWith(person))).toEqual([])
  expect(await Promise.all(kept.map((key) => get(`${other}/${key}`, deviceStore())))).toEqual(kept)
  expect([person, other].map((whose) => loadDraft(whose, target).text)).toEqual(['', 'What I saw'])
  expect(await caches.has(readCache)).toBe(false)
})

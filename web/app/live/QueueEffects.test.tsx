import { beforeEach, expect, test } from 'vitest'
import { applySession, endSession } from '../api/session.ts'
import { getQueue, type QueuedRequest } from '../outbox/queue.ts'
import { readRequests, removeRequest, storeRequest } from '../outbox/store.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { QueueEffects } from './QueueEffects.tsx'

const { member, admin } = people

const comment = (id: string) => ({
  id,
  slot: `comment/${id}`,
  name: 'POST /posts/:id/comments' as const,
  input: { params: { id: 'post' }, body: { text: 'I saw it' } },
  isWritten: true,
})
const logIn = (user: typeof member) =>
  applySession({ token: 'a token', user, expiresAt: '2100-01-01T00:00:00.000Z' })
const store = (person: string, id: string) => storeRequest(person, comment(id) as unknown as QueuedRequest)
const shown = () => getQueue().map(({ id }) => id)

beforeEach(async () => {
  for (const { _id } of [member, admin])
    for (const { id } of await readRequests(_id)) await removeRequest(_id, id)
})

test('what somebody has queued is shown to them alone, whoever uses the page after them', async () => {
  logIn(admin)
  await store(admin._id, 'theirs')
  logIn(member)
  await store(member._id, 'own')
  await renderWith(<QueueEffects />, { session: member })
  await expect.poll(shown).toEqual(['own'])

  endSession()
  await expect.poll(shown).toEqual([])

  logIn(admin)
  await expect.poll(shown).toEqual(['theirs'])
  logIn(member)
  await expect.poll(shown).toEqual(['own'])
})

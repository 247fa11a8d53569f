import { beforeEach, expect, test } from 'vitest'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import type { QueuedRequest } from './queue.ts'
import { readRequests, removeRequest, storeRequest } from './store.ts'
import { useChangeQueue } from './useChangeQueue.ts'

const person = people.member._id
const named: QueuedRequest<'POST /posts/:id/comments'> = {
  id: 'key-of-the-named-one',
  slot: 'comment/one',
  name: 'POST /posts/:id/comments',
  input: { params: { id: 'post' }, body: { text: 'I saw it', isAnonymous: false } },
  isWritten: true,
  refusal: { status: 409, code: 'unknown', message: '', fields: {} },
}
const unnamed = { ...named, input: { ...named.input, body: { text: 'I saw it', isAnonymous: true } } }

function Buttons() {
  const { replace, retry } = useChangeQueue()
  return (
    <>
      <button type="button" onClick={() => void retry(named.id)}>
        Again
      </button>
      <button type="button" onClick={() => void replace(unnamed)}>
        Without name
      </button>
    </>
  )
}

const queued = () => readRequests(person)
beforeEach(async () => {
  for (const { id } of await queued()) await removeRequest(person, id)
})

async function renderButtons() {
  const screen = await renderWith(<Buttons />, { session: people.member })
  await storeRequest(person, named as unknown as QueuedRequest)
  return screen
}

test('a call that is sent in place of a refused one has a key of its own, which ties the two to nothing', async () => {
  const screen = await renderButtons()
  await screen.getByRole('button', { name: 'Without name' }).click()
  await expect.poll(async () => (await queued()).map(({ input }) => input)).toEqual([unnamed.input])
  const [stored] = await queued()
  expect(stored?.id).not.toBe(named.id)
  expect(stored?.refusal).toBe(undefined)
})

test('a call that is sent again is the same call', async () => {
  const screen = await renderButtons()
  await screen.getByRole('button', { name: 'Again' }).click()
  await expect
    .poll(async () => (await queued()).map(({ id, refusal }) => [id, refusal]))
    .toEqual([[named.id, undefined]])
})

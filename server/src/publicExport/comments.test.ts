import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { exportPublic } from './publicExport.ts'

let t: TestApp
let parent: string
let writer: TestPerson
beforeAll(async () => {
  t = await startTestApp()
  parent = await mkdtemp(path.join(tmpdir(), 'bichar-comments-'))
  writer = await makePerson(t.deps)
})
afterAll(async () => {
  await t.close()
  await rm(parent, { recursive: true })
})

const states = ['shown', 'held', 'hidden', 'deleted'] as const

async function become(state: (typeof states)[number], postId: string, commentId: string): Promise<void> {
  if (state === 'deleted')
    await t.call(
      'DELETE /posts/:postId/comments/:commentId',
      { params: { postId, commentId } },
      { as: writer },
    )
  else await t.deps.pool.query('update comments set state = $1 where id = $2', [state, commentId])
}

/** A comment of each state, and below each of them a reply of each state. */
async function commentOn(postId: string): Promise<void> {
  for (const state of states) {
    const comment = await makeComment(t.deps, writer, postId)
    for (const ofReply of states)
      await become(ofReply, postId, await makeComment(t.deps, writer, postId, { parentId: comment }))
    await become(state, postId, comment)
  }
}

/** The ids of all comments that a guest can list. */
async function listed(postId: string): Promise<string[]> {
  const { body } = await t.call('GET /posts/:id/comments', { params: { id: postId } })
  const replies = await Promise.all(
    (body.comments ?? []).map(({ _id }) =>
      t.call('GET /posts/:postId/comments/:commentId/replies', { params: { postId, commentId: _id } }),
    ),
  )
  const threads = [...(body.comments ?? []), ...replies.flatMap((answer) => answer.body.replies)]
  return threads.map(({ _id }) => _id)
}

test('the comments in an export are those that a guest can list, whatever became of them and of what they answer', async () => {
  const admin = await makePerson(t.deps, { role: 'admin' })
  const [open, returned] = [await makePost(t.deps, writer), await makePost(t.deps, writer)]
  for (const id of [open, returned]) await commentOn(id)
  const params = { id: returned }
  await t.call(
    'POST /posts/admin/toggle-approval/:id',
    { params, body: { action: 'disapprove', reason: 'No names' } },
    { as: admin },
  )
  const folder = path.join(parent, 'export')
  await exportPublic(t.deps, folder)
  const lines = (await readFile(path.join(folder, 'comments.ndjson'), 'utf8')).trim().split('\n')
  const seen = [...(await listed(open)), ...(await listed(returned))]
  expect(lines.map((line) => JSON.parse(line)._id).sort()).toEqual(seen.sort())
  expect(seen).not.toEqual([])
})

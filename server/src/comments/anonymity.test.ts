import { randomUUID } from 'node:crypto'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect, type LivePerson } from '../test/live.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { LOG_LEVEL: 'trace' } })
})
afterAll(() => app.close())

const avatar = '/media/face-of-the-author.webp'

async function makeWriter(): Promise<TestPerson> {
  const writer = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  await app.deps.kysely.updateTable('users').set({ avatar }).where('id', '=', writer.user.id).execute()
  return writer
}

/** All responses of the app about the comments on a post, as one viewer gets them. */
async function answersTo(viewer: TestPerson | undefined, postId: string, commentIds: readonly string[]) {
  const answers: string[] = []
  const ask = async (path: string, method = 'GET', body?: object) => {
    const init: RequestInit = body
      ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : { method }
    const response = await app.request(`/api${path}`, init, viewer)
    answers.push(`${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`)
  }
  const post = `/posts/${postId}`
  await ask(post)
  await ask('/posts?limit=100')
  await ask(`${post}/comments`)
  await ask(`${post}/comments?limit=1&page=2`)
  await ask(`${post}/reactions`)
  await ask(`${post}/comments`, 'POST', { text: 'Who are you?' })
  await ask(`${post}/comments`, 'POST', { text: '' })
  await ask(`${post}/report`, 'POST', { reason: 'Who is that?' })
  for (const commentId of commentIds) {
    await ask(`${post}/comments/${commentId}/upvote`, 'POST')
    await ask(`${post}/comments/${commentId}/downvote`, 'POST')
    await ask(`/posts/${randomUUID()}/comments/${commentId}`, 'DELETE')
    await ask(`${post}/comments/${commentId}`, 'DELETE')
    await ask(`${post}/comments/${commentId}`, 'DELETE')
  }
  await ask('/posts/admin/pending')
  await ask(`${post}/comments`)
  return answers
}

test('nobody but the author learns from any answer, event or log who wrote an anonymous comment', async () => {
  const writer = await makeWriter()
  const people = {
    stranger: await makePerson(app.deps),
    admin: await makePerson(app.deps, { role: 'admin' }),
    superAdmin: await makePerson(app.deps, { superAdmin: true }),
  }
  const secrets = [
    writer.user.id,
    'Zubaida',
    'Parvin',
    writer.user.phone,
    avatar,
    writer.deviceId,
    writer.token,
    writer.cookie,
  ]
  const found = (text: string) => secrets.filter((secret) => text.includes(secret))

  for (const viewer of [undefined, ...Object.values(people)]) {
    for (const isAnonymous of [false, true]) {
      // Below their own anonymous report they also comment anonymously.
      const postId = await makePost(app.deps, isAnonymous ? writer : people.stranger, { isAnonymous })
      const windows: LivePerson[] = []
      for (const as of [...Object.values(people), writer]) {
        const window = await connect(app, as)
        await window.watch(postId)
        windows.push(window)
      }
      const commentIds: string[] = []
      for (const text of ['I saw them', 'In the lane']) {
        const headers = { 'idempotency-key': randomUUID() }
        const body = { text, isAnonymous: true }
        const answer = await app.call(
          'POST /posts/:id/comments',
          { params: { id: postId }, body },
          { as: writer, headers },
        )
        // The author sees that it is theirs, which proves that these are the right secrets to look for.
        expect(answer.body.comment.user).toEqual({ _id: writer.user.id })
        commentIds.push(answer.body.comment._id)
        const params = { postId, commentId: answer.body.comment._id }
        await app.call('POST /posts/:postId/comments/:commentId/upvote', { params }, { as: writer })
      }
      for (const answer of await answersTo(viewer, postId, commentIds)) expect(found(answer)).toEqual([])
      const params = { postId, commentId: commentIds[1] ?? '' }
      await app.call('DELETE /posts/:postId/comments/:commentId', { params }, { as: writer })
      for (const { heard } of windows) {
        await eventually(() => expect(heard.at(-1)?.[0]).toBe('commentRemoved'))
        expect(found(JSON.stringify(heard))).toEqual([])
      }
    }
  }
  expect(found(app.logged())).toEqual([])
  expect(['I saw them', 'In the lane', 'Who are you'].filter((text) => app.logged().includes(text))).toEqual(
    [],
  )
  const audited = await app.deps.kysely.selectFrom('audit_log').selectAll().execute()
  expect(audited.some(({ action }) => action === 'comment.delete')).toBe(true)
  expect(found(JSON.stringify(audited))).toEqual([])
})

test('a reaction or a report of the author tells nobody who wrote an anonymous post while it waits', async () => {
  const writer = await makeWriter()
  const admin = await makePerson(app.deps, { role: 'admin' })
  const id = await makePost(app.deps, writer, { isAnonymous: true, review: 'waiting' })
  const body = { text: 'Please', reason: 'x' }
  await app.call('POST /posts/:id/reactions', { params: { id } }, { as: writer })
  await app.call('POST /posts/:id/comments', { params: { id }, body }, { as: writer })
  await app.call('POST /posts/:id/report', { params: { id }, body }, { as: writer })
  const { post } = (await app.call('GET /posts/:id', { params: { id } }, { as: admin })).body
  expect(post).toMatchObject({ reactionCount: 0, commentCount: 0, reportCount: 0 })
  expect(
    (await app.call('GET /posts/:id/reactions', { params: { id } }, { as: admin })).body.reactions,
  ).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePicture } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { LOG_LEVEL: 'trace' } })
})
afterAll(() => app.close())

const avatar = '/media/face-of-the-author.webp'

async function makeAuthor(): Promise<TestPerson> {
  const author = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  await app.deps.kysely.updateTable('users').set({ avatar }).where('id', '=', author.user.id).execute()
  return author
}

/** All responses of the app around a post, as one viewer gets them. */
async function answersTo(viewer: TestPerson | undefined, postId: string): Promise<string[]> {
  const answers: string[] = []
  const ask = async (path: string, method = 'GET', body?: object) => {
    const init: RequestInit = body
      ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : { method }
    const response = await app.request(path, init, viewer)
    const headers = JSON.stringify([...response.headers])
    const text = await response.text()
    answers.push(`${response.status} ${headers} ${text}`)
    return text
  }
  const words = { title: 'Changed', desc: 'Changed' }
  const one = await ask(`/api/posts/${postId}`)
  for (const address of one.match(/\/media\/[\w.-]+/g) ?? []) await ask(address)
  await ask('/api/posts?limit=100')
  await ask('/api/posts?limit=100&isAllowed=false')
  await ask('/api/posts/admin/pending?limit=100')
  await ask('/api/posts/admin/pending?limit=100&search=Zubaida')
  await ask(`/api/posts/${postId}`, 'PUT', { ...words, isAnonymous: false })
  await ask(`/api/posts/${postId}`, 'PUT', { ...words, existingMedias: ['/media/other'] })
  await ask(`/api/posts/admin/toggle-approval/${postId}`, 'POST', { action: 'approve' })
  await ask(`/api/posts/admin/toggle-approval/${postId}`, 'POST', { action: 'approve' })
  await ask('/api/posts?limit=100')
  await ask(`/api/posts/${postId}`)
  await ask(`/api/posts/admin/review/${postId}`)
  await ask('/api/posts/admin/fakeReact', 'POST', { postId, reactionNo: 5 })
  await ask(`/api/posts/${postId}/report`, 'POST', { reason: 'Wrong' })
  await ask('/api/admin/reported-posts?limit=100')
  await ask('/api/admin/reported-posts?limit=100&search=Zubaida')
  await ask(`/api/admin/reported-posts/${postId}`, 'POST', { action: 'ignore' })
  await ask(`/api/posts/admin/review/${postId}`)
  await ask('/api/admin/summary')
  await ask(`/api/posts/admin/toggle-approval/${postId}`, 'POST', { action: 'disapprove', reason: 'No.' })
  await ask(`/api/posts/admin/toggle-approval/${postId}`, 'POST', { action: 'approve', version: 1 })
  await ask(`/api/posts/${postId}`, 'PUT', words)
  await ask(`/api/posts/${postId}`)
  await ask(`/api/posts/${postId}`, 'DELETE')
  await ask('/api/admin/audit?limit=100')
  return answers
}

test('nobody but the author learns from any answer or log who wrote an anonymous post', async () => {
  const author = await makeAuthor()
  const admin = await makePerson(app.deps, { role: 'admin' })
  const superAdmin = await makePerson(app.deps, { superAdmin: true })
  const viewers = [undefined, await makePerson(app.deps), admin, superAdmin]

  const form = { title: 'What I saw', desc: 'In the lane.', isAnonymous: true, medias: [await makePicture()] }
  const secrets = [
    author.user.id,
    'Zubaida',
    'Parvin',
    author.user.phone,
    avatar,
    author.deviceId,
    author.token,
  ]
  for (const viewer of viewers) {
    const headers = { 'idempotency-key': randomUUID() }
    const waiting = await app.call('POST /posts', { form }, { as: author, headers })
    const approved = await app.call('POST /posts', { form }, { as: author })
    const body = { action: 'approve' } as const
    await app.call(
      'POST /posts/admin/toggle-approval/:id',
      { params: { id: approved.body.post._id }, body },
      { as: admin },
    )
    for (const { post } of [waiting.body, approved.body]) {
      // The author sees that it is theirs, which proves that these are the right secrets to look for below.
      expect(post.user).toEqual({ _id: author.user.id, name: 'Zubaida Parvin', avatar })
      for (const answer of await answersTo(viewer, post._id)) {
        expect(secrets.filter((secret) => answer.includes(secret))).toEqual([])
      }
    }
  }
  const logged = app.logged()
  expect([...secrets, 'What I saw', 'Changed'].filter((secret) => logged.includes(secret))).toEqual([])
  const audited = JSON.stringify(await app.deps.kysely.selectFrom('audit_log').selectAll().execute())
  expect(secrets.filter((secret) => audited.includes(secret))).toEqual([])
})

test("an author's list shows others neither an anonymous post nor that there is one", async () => {
  const author = await makeAuthor()
  const admin = await makePerson(app.deps, { role: 'admin' })
  const form = { title: 'Hidden', desc: 'x', isAnonymous: true }
  const { post } = (await app.call('POST /posts', { form }, { as: author })).body
  const params = { id: author.user.id }
  for (const body of [undefined, { action: 'approve' } as const]) {
    if (body) {
      await app.call(
        'POST /posts/admin/toggle-approval/:id',
        { params: { id: post._id }, body },
        { as: admin },
      )
    }
    for (const as of [undefined, admin, await makePerson(app.deps)]) {
      const list = (await app.call('GET /posts/user/:id', { params }, { as })).body
      expect(list).toEqual({ success: true, posts: [], total: 0, nextCursor: null })
    }
    const own = (await app.call('GET /posts/user/:id', { params }, { as: author })).body
    expect(own).toMatchObject({ total: 1, posts: [{ _id: post._id }] })
  }
})

test('media of an anonymous post carry no name that the author gave them', async () => {
  const author = await makeAuthor()
  const medias = [await makePicture('navy', 'zubaida-home.jpg')]
  const { body } = await app.call('POST /posts', { form: { title: 'x', desc: 'x', medias } }, { as: author })
  expect(JSON.stringify(body.post.medias)).not.toMatch(/zubaida|home/i)
  const response = await app.request(body.post.medias[0]?.url ?? '')
  expect(JSON.stringify([...response.headers])).not.toMatch(/zubaida|home/i)
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).not.toMatch(/zubaida/i)
})

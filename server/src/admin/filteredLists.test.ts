import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeBlog, makePost, makeStory, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

/*
 * Every list for admins that can be narrowed holds three things that fit and two that do not. In pages of two, the first page is full,
 * the second has the third one, and the total counts what fits alone.
 */

let app: TestApp
let admin: TestPerson
let superAdmin: TestPerson
let author: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  superAdmin = await makePerson(app.deps, { superAdmin: true })
  author = await makePerson(app.deps)
})
afterAll(() => app.close())

const flag = async (kind: 'post' | 'suspect', id: string) => {
  const as = await makePerson(app.deps)
  await app.call('POST /flags', { body: { kind, id, reason: 'hate', text: '' } }, { as })
}
const flaggedPost = async (title: string) => {
  const id = await makePost(app.deps, author, { title })
  await flag('post', id)
  return id
}
const flaggedSuspect = async () => {
  const id = await makeSuspect(app.deps, author)
  await flag('suspect', id)
  return id
}
const message = async (title: string, targetAudience: 'users' | 'admins') => {
  const body = { title, description: 'x', targetAudience }
  return (await app.call('POST /notifications/custom', { body }, { as: superAdmin })).body.notification._id
}

interface List {
  path: string
  fitting(): Promise<string>
  other(): Promise<string>
}

const word = 'Walrus'
const lists: List[] = [
  {
    path: `/posts/admin/pending?search=${word}`,
    fitting: () => makePost(app.deps, author, { title: `${word} stolen`, review: 'waiting' }),
    other: () => makePost(app.deps, author, { title: 'Gate broken', review: 'waiting' }),
  },
  {
    path: `/admin/reported-posts?search=${word}`,
    fitting: () => flaggedPost(`${word} reported`),
    other: () => flaggedPost('Another one'),
  },
  {
    path: `/timelines/pending?search=${word}`,
    fitting: async () =>
      makeTimeline(app.deps, author, await makePost(app.deps, author), { title: word, approved: false }),
    other: async () => makeTimeline(app.deps, author, await makePost(app.deps, author), { approved: false }),
  },
  {
    path: `/admin/suspects/pending?search=${word}`,
    fitting: () => makeSuspect(app.deps, author, { name: word, proposed: true }),
    other: () => makeSuspect(app.deps, author, { proposed: true }),
  },
  { path: '/admin/flags?kind=suspect', fitting: flaggedSuspect, other: () => flaggedPost('Flagged') },
  {
    path: `/users/users?search=${word}`,
    fitting: async () => (await makePerson(app.deps, { name: `${word} Ali` })).user.id,
    other: async () => (await makePerson(app.deps)).user.id,
  },
  {
    path: '/blogs/admin/all?category=Travel',
    fitting: () => makeBlog(app.deps, admin, { category: ['Travel', 'Food'] }),
    other: () => makeBlog(app.deps, admin, { category: ['Food'] }),
  },
  {
    path: '/success-stories?status=unpublished',
    fitting: async () =>
      makeStory(app.deps, admin, { postId: await makePost(app.deps, author), published: false }),
    other: async () => makeStory(app.deps, admin, { postId: await makePost(app.deps, author) }),
  },
  {
    path: '/notifications/admin?filter=admins',
    fitting: () => message('To admins', 'admins'),
    other: () => message('To users', 'users'),
  },
]

interface Page {
  total?: number
  pagination?: { total: number }
}

async function pageOf(path: string, page: number) {
  const answer = await app.request(`/api${path}&limit=2&page=${page}`, {}, admin)
  const body = (await answer.json()) as Page
  const listed = Object.values(body).find((value) => Array.isArray(value)) as { _id: string }[]
  return { ids: listed.map(({ _id }) => _id), total: body.total ?? body.pagination?.total }
}

test.each(lists)('$path counts and pages what fits alone', async ({ path, fitting, other }) => {
  const ids: string[] = []
  for (const fits of [true, false, true, false, true]) {
    const id = await (fits ? fitting() : other())
    if (fits) ids.push(id)
  }
  const pages = [await pageOf(path, 1), await pageOf(path, 2), await pageOf(path, 3)]
  expect(pages.map((each) => [each.ids.length, each.total])).toEqual([
    [2, 3],
    [1, 3],
    [0, 3],
  ])
  expect(pages.flatMap((each) => each.ids).toSorted()).toEqual(ids.toSorted())
})

import type { AuditAction } from '@bichar/contract/rules/auditActions.ts'
import type { TakeBackKind } from '@bichar/contract/rules/desk.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf, untilCarriedOut } from '../test/desk.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePicture, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
let stranger: TestPerson
let amina: TestPerson
let farid: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  stranger = await makePerson(app.deps)
  amina = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  farid = await makePerson(app.deps, { role: 'admin', name: 'Farid' })
})
afterAll(() => app.close())

type Action = Parameters<ReturnType<typeof deskOf>['decide']>[0]['action']

/** Decides at the desk, and has the decision take effect. */
async function decide(kind: 'post' | TakeBackKind, id: string, action: Action, as = amina) {
  const { version } = (await deskOf(app, as).read(kind, id)).body.item
  const { refused } = (await deskOf(app, as).decide({ kind, id, version, action, reason: 'Please look' }))
    .body
  expect(refused).toEqual([])
  await untilCarriedOut(app, id)
}
const list = async (as = amina) =>
  (await app.call('GET /admin/desk/decided', { query: { limit: 50 } }, { as })).body.entries
const ofThing = async (id: string, as = amina) =>
  (await list(as))
    .filter(({ subject }) => subject._id === id)
    .map(({ action, takeBack }) => [action, takeBack])
const takeBack = async (kind: TakeBackKind, id: string, as = amina) => {
  const { status, body } = await app.call(
    'POST /admin/desk/:kind/:id/take-back',
    { params: { kind, id } },
    { as },
  )
  return [status, (body as { code?: string }).code]
}
const waits = async (kind: TakeBackKind, id: string) =>
  (await deskOf(app, farid).listed(id)).some((item) => item.kind === kind)
const flag = (kind: 'comment' | 'post', id: string, as: TestPerson) =>
  app.call('POST /flags', { body: { kind, id, reason: 'hate' } }, { as })

const things = {
  post: () => makePost(app.deps, author, { review: 'waiting', isAnonymous: true }),
  timeline: async () => makeTimeline(app.deps, author, await makePost(app.deps, author), { approved: false }),
  suspect: () => makeSuspect(app.deps, author, { proposed: true }),
  async support() {
    const form = { name: 'Rahima', phone: '01712345678', desc: 'Help' }
    return (await app.call('POST /support', { form }, { as: author })).body.request._id
  },
  async flag() {
    const id = await makeComment(app.deps, author, await makePost(app.deps, author))
    for (const as of [stranger, farid]) await flag('comment', id, as)
    return id
  },
}

test.each<[TakeBackKind, Action, AuditAction]>([
  ['post', 'approve', 'post.approve'],
  ['post', 'sendBack', 'post.disapprove'],
  ['timeline', 'approve', 'timeline.approve'],
  ['suspect', 'show', 'suspect.show'],
  ['suspect', 'sendBack', 'suspect.sendBack'],
  ['support', 'resolve', 'support.actionTaken'],
  ['flag', 'keep', 'flags.ignore'],
])(
  '%s, %s: whoever decided it today takes it back, once, and it waits again',
  async (kind, action, logged) => {
    const id = await things[kind]()
    await decide(kind, id, action)
    expect(await waits(kind, id)).toBe(false)
    expect(await ofThing(id)).toEqual([[logged, kind]])
    expect(await ofThing(id, farid)).toEqual([])
    expect(await takeBack(kind, id)).toEqual([200, undefined])
    expect(await waits(kind, id)).toBe(true)
    expect(await ofThing(id)).toEqual([[logged, null]])
    expect(await takeBack(kind, id)).toEqual([409, 'nothing_to_take_back'])

    await decide(kind, id, action)
    expect(await ofThing(id)).toEqual([
      [logged, kind],
      [logged, null],
    ])
  },
)

test('what is gone is listed, and cannot be taken back', async () => {
  const [entry, comment, suspect] = [await things.timeline(), await things.flag(), await things.suspect()]
  await decide('timeline', entry, 'reject')
  await decide('flag', comment, 'remove')
  await decide('suspect', suspect, 'remove')
  expect(await ofThing(entry)).toEqual([['timeline.delete', null]])
  expect(await ofThing(comment)).toEqual([['comment.delete', null]])
  expect(await ofThing(suspect)).toEqual([['suspect.remove', null]])
  expect(await takeBack('timeline', entry)).toEqual([404, 'timeline_not_found'])
  expect(await takeBack('flag', comment)).toEqual([409, 'nothing_to_take_back'])
  expect(await takeBack('suspect', suspect)).toEqual([409, 'nothing_to_take_back'])
})

test('of somebody whose showing is taken back, neither the photo is found at its address, nor the name by followers', async () => {
  const profile = { name: 'Jalal', gender: 'male', dangerLevel: 'low', status: 'wanted', location: 'Khulna' }
  const form = { ...profile, crimeTypes: ['Theft'], photo: [await makePicture()] } as const
  const id = (await app.call('POST /criminals', { form: form as never }, { as: author })).body.criminal._id
  await decide('suspect', id, 'show')
  const { photo, thumbnail } = (await app.call('GET /criminals/:id', { params: { id } }, { as: stranger }))
    .body.criminal
  await app.call('PUT /follows', { body: { kind: 'suspect', of: id } }, { as: stranger })
  const changed = { params: { id }, form: { status: 'arrested' } } as const
  expect((await app.call('PUT /criminals/:id', changed, { as: farid })).status).toBe(200)
  const seen = async () => {
    await untilAllAreTold(app.deps)
    const addresses = [photo, thumbnail].map(String)
    const { notifications } = (await app.call('GET /notifications', { query: {} }, { as: stranger })).body
    return [
      ...(await Promise.all(addresses.map(async (address) => (await app.request(address)).status))),
      notifications.filter(({ data }) => data.name === 'Jalal').length,
    ]
  }
  expect(await seen()).toEqual([200, 200, 1])
  expect(await takeBack('suspect', id)).toEqual([200, undefined])
  expect(await seen()).toEqual([404, 404, 0])
})

test('a report whose approval is taken back is not public, nor whom it had shown, and its author is told of neither', async () => {
  const suspect = await makeSuspect(app.deps, author, { proposed: true })
  const form = { title: 'At the river', desc: 'At night.', isAnonymous: false, criminals: [suspect] }
  const id = (await app.call('POST /posts', { form }, { as: author })).body.post._id
  await decide('post', id, 'approve')
  const seen = async () => [
    (await app.call('GET /posts/:id', { params: { id } }, { as: stranger })).status,
    (await app.call('GET /criminals/:id', { params: { id: suspect } }, { as: stranger })).status,
  ]
  expect(await seen()).toEqual([200, 200])
  const told = async () => {
    await untilAllAreTold(app.deps)
    const { notifications } = (await app.call('GET /notifications', { query: {} }, { as: author })).body
    return notifications.filter(({ data }) => data.postId === id).map(({ kind }) => kind)
  }
  expect(await told()).toEqual(['post_approved'])
  expect(await takeBack('post', id)).toEqual([200, undefined])
  expect(await seen()).toEqual([404, 404])
  expect(await told()).toEqual([])
  const { marks } = (await deskOf(app, farid).read('post', id)).body.item
  // It was not edited.
  expect(marks).not.toContain('edited')
})

test('opened again are the flags that were dismissed, not older ones', async () => {
  const id = await makePost(app.deps, author)
  await flag('post', id, stranger)
  await decide('flag', id, 'keep')
  await flag('post', id, farid)
  await flag('post', id, await makePerson(app.deps))
  await decide('flag', id, 'keep')
  await takeBack('flag', id)
  const { flagCount } = (await deskOf(app, farid).read('flag', id)).body.item
  expect(flagCount).toBe(2)
})

test('flags that are dismissed on a hidden comment show it, and taken back hide it again', async () => {
  const postId = await makePost(app.deps, author)
  const id = await makeComment(app.deps, author, postId)
  await flag('comment', id, stranger)
  await sql`update comments set state = 'hidden' where id = ${id}`.execute(app.deps.kysely)
  const read = async () =>
    (await app.call('GET /posts/:id/comments', { params: { id: postId } }, { as: stranger })).body.comments
  expect(await read()).toEqual([])
  await decide('flag', id, 'keep')
  expect(await read()).toHaveLength(1)
  await takeBack('flag', id)
  expect(await read()).toEqual([])
})

test('another moderator has decided since, or the thing is flagged again: the older decision is not offered', async () => {
  const id = await things.post()
  await decide('post', id, 'approve')
  expect(await takeBack('post', id, farid)).toEqual([200, undefined])
  await decide('post', id, 'approve', farid)
  expect(await ofThing(id)).toEqual([['post.approve', null]])
  expect(await ofThing(id, farid)).toEqual([['post.approve', 'post']])

  const comment = await things.flag()
  await decide('flag', comment, 'keep')
  await flag('comment', comment, await makePerson(app.deps))
  expect(await ofThing(comment)).toEqual([['flags.ignore', null]])
  expect(await takeBack('flag', comment)).toEqual([409, 'nothing_to_take_back'])
})

test('the list is that of the day in Bangladesh, by pages, and says nothing of an anonymous author', async () => {
  const moderator = await makePerson(app.deps, { role: 'admin' })
  const ids: string[] = []
  for (let number = 0; number < 3; number++) {
    const id = await things.post()
    await decide('post', id, 'approve', moderator)
    ids.unshift(id)
  }
  const page = async (query: object) =>
    (await app.call('GET /admin/desk/decided', { query }, { as: moderator })).body
  const first = await page({ limit: 2 })
  const rest = await page({ limit: 2, cursor: first.nextCursor })
  expect([...first.entries, ...rest.entries].map(({ subject }) => subject._id)).toEqual(ids)
  expect(rest.nextCursor).toBeNull()
  const text = JSON.stringify([first, rest])
  for (const secret of [author.user.id, 'Zubaida', author.user.phone]) expect(text).not.toContain(secret)
  expect(Object.keys(first.entries[0] ?? {}).sort()).toEqual(
    ['_id', 'action', 'at', 'by', 'detail', 'subject', 'takeBack'].sort(),
  )

  // The log itself cannot be changed, so the entry of a day before is a new one.
  await sql`insert into audit_log (id, actor_id, actor_name, action, subject_kind, subject_id, detail, at, decided)
    select gen_random_uuid(), ${moderator.user.id}, '', 'post.approve', 'post', ${ids[0]}, '{}',
      date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka' - interval '1 second', 'post'`.execute(
    app.deps.kysely,
  )
  expect((await page({ limit: 50 })).entries).toHaveLength(3)
})

import { PassThrough } from 'node:stream'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { openLockedPhone } from '../test/lockedPhone.ts'
import { makeComment, makePicture, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const path = '/api/users/takeout'

interface Takeout {
  files: Record<string, Uint8Array>
  lists: Record<string, Record<string, unknown>[]>
}

async function takeout(as: TestPerson): Promise<Takeout> {
  const response = await t.request(path, {}, as)
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const lists = Object.entries(files).flatMap(([name, bytes]) =>
    name.endsWith('.json') ? [[name.slice(0, -5), JSON.parse(new TextDecoder().decode(bytes))]] : [],
  )
  return { files, lists: Object.fromEntries(lists) }
}

const mediaIn = ({ files }: Takeout) => Object.keys(files).filter((name) => name.startsWith('media/'))

/** A person with something of every kind; those that are anonymous have the word 'secret'. */
async function makeActive() {
  const [person, neighbour] = [await makePerson(t.deps), await makePerson(t.deps)]
  const place = await makePost(t.deps, neighbour)
  const comment = await makeComment(t.deps, neighbour, place, { text: 'of a neighbour' })
  const as = { as: person }
  await t.call('POST /posts/:id/reactions', { params: { id: place } }, as)
  const params = { postId: place, commentId: comment }
  await t.call('POST /posts/:postId/comments/:commentId/upvote', { params }, as)
  await t.call('POST /flags', { body: { kind: 'post', id: place, reason: 'other', text: 'a flag' } }, as)
  await t.call('PUT /follows', { body: { kind: 'district', of: 'Khulna' } }, as)
  const form = { name: 'A name', phone: '01712345678', desc: 'a request', files: [await makePicture()] }
  const asked = await t.call('POST /support', { form }, as)
  expect(asked.status).toBe(201)
  await t.call('PATCH /users/profile', { form: { avatar: [await makePicture('navy')] } }, as)
  const report = { title: 'A fence', desc: 'a named report', isAnonymous: false }
  const made = await t.call('POST /posts', { form: { ...report, medias: [await makePicture('red')] } }, as)
  expect(made.status).toBe(201)
  await makeComment(t.deps, person, place, { text: 'a named comment' })
  await makeTimeline(t.deps, person, made.body.post._id, { title: 'a named entry' })
  return { person, neighbour, place }
}

async function actAnonymously({ person, place }: { person: TestPerson; place: string }): Promise<void> {
  const form = {
    title: 'secret',
    desc: 'secret report',
    isAnonymous: true,
    medias: [await makePicture('lime')],
  }
  const { body } = await t.call('POST /posts', { form }, { as: person })
  const own = await makePost(t.deps, person, { title: 'secret', isAnonymous: true })
  await makeComment(t.deps, person, place, { text: 'secret comment', isAnonymous: true })
  await makeTimeline(t.deps, person, own, { title: 'secret entry' })
  await makeSuspect(t.deps, person, { name: 'secret suspect' })
  await t.call('PUT /follows', { body: { kind: 'post', of: own } }, { as: person })
  const params = { id: body.post._id }
  const admin = await makePerson(t.deps, { role: 'admin' })
  const asked = await t.call(
    'POST /posts/:id/questions',
    { params, body: { text: 'secret?' } },
    { as: admin },
  )
  expect(asked.status).toBe(200)
}

const textsOf = ({ lists }: Takeout) => JSON.stringify(lists)

test('a person gets everything of theirs, anonymous things too, with its files, and nothing of others', async () => {
  const active = await makeActive()
  await actAnonymously(active)
  const stranger = await makePerson(t.deps, { name: 'A stranger' })
  await makePost(t.deps, stranger, { title: 'of a stranger', isAnonymous: true })
  await makeComment(t.deps, stranger, active.place, { text: 'of a stranger', isAnonymous: true })

  const found = await takeout(active.person)
  const count = Object.fromEntries(Object.entries(found.lists).map(([name, { length }]) => [name, length]))
  expect(count).toEqual({
    account: 1,
    devices: 1,
    posts: 3,
    comments: 2,
    timelines: 2,
    suspects: 1,
    reactions: 1,
    votes: 1,
    flags: 1,
    follows: 2,
    support: 1,
    notifications: expect.any(Number),
    sanctions: 0,
  })
  for (const text of ['a named report', 'a named comment', 'a named entry', 'a request', 'a flag', 'secret?'])
    expect(textsOf(found)).toContain(text)
  expect(textsOf(found)).not.toContain('stranger')
  expect(textsOf(found)).not.toContain('of a neighbour')
  // The avatar, a file of each report, and that of the request.
  expect(mediaIn(found)).toHaveLength(4)
  for (const name of mediaIn(found)) expect(found.files[name]?.length).toBeGreaterThan(100)
})

test('however much there is of a kind, all of it is in it, once', async () => {
  const many = 401
  const person = await makePerson(t.deps)
  const { id } = person.user
  const post = await makePost(t.deps, await makePerson(t.deps))
  const rows = `select gen_random_uuid(), '${id}'::uuid`
  const each = `now() - n * interval '1 hour' from generate_series(1, ${many}) n`
  for (const statement of [
    `insert into posts (id, user_id, title, description, source, location, is_anonymous, review_state, created_at, updated_at)
      ${rows}, 'T', 'D', '', '', false, 'approved', now(), ${each}`,
    `insert into comments (id, user_id, post_id, text, is_anonymous, created_at) ${rows}, '${post}', 'C', false, ${each}`,
    `insert into timelines (id, user_id, post_id, title, description, happened_on, source, location, is_approved, created_at)
      ${rows}, '${post}', 'T', '', '2026-01-01', '', '', true, ${each}`,
    `insert into support_requests (id, user_id, name, phone, description, created_at)
      ${rows}, 'S', '8801712345678', 'D', ${each}`,
    `insert into notifications (id, user_id, kind, title, description, created_at) ${rows}, 'message', 'N', 'D', ${each}`,
    `insert into reactions (post_id, user_id, created_at)
      select id, '${id}', now() from posts where user_id = '${id}'`,
    `insert into comment_votes (comment_id, user_id, is_up)
      select id, '${id}', true from comments where user_id = '${id}'`,
  ])
    await t.deps.pool.query(statement)

  const { lists } = await takeout(person)
  for (const kind of ['posts', 'comments', 'timelines', 'support', 'notifications']) {
    const ids = lists[kind]?.map((row) => row._id ?? row.id)
    expect([ids?.length, new Set(ids).size], kind).toEqual([many, many])
  }
  expect([lists.reactions?.length, lists.votes?.length]).toEqual([many, many])
})

test('a session from which anonymous things are hidden gets what it got before there were any', async () => {
  const active = await makeActive()
  const phone = await openLockedPhone(t, active.person)
  const before = await takeout(phone)
  await actAnonymously(active)
  expect(textsOf(await takeout(active.person))).toContain('secret')
  const after = await takeout(phone)
  expect(textsOf(after)).not.toContain('secret')
  expect(after).toEqual(before)
})

test('its files are exactly those that it mentions, and the photo of a person under 18 is none of them', async () => {
  const { person } = await makeActive()
  const admin = await makePerson(t.deps, { role: 'admin' })
  for (const age of [40, 15]) {
    const form = {
      name: age < 18 ? 'Tanvir' : 'Jalal Uddin',
      age,
      location: 'Khulna',
      crimeTypes: ['Theft' as const],
    }
    const photo = [await makePicture(age < 18 ? 'pink' : 'gray')]
    const { status, body } = await t.call('POST /criminals', { form: { ...form, photo } }, { as: person })
    expect(status).toBe(201)
    const params = { id: body.criminal._id }
    await t.call('POST /admin/suspects/:id/decision', { params, body: { action: 'show' } }, { as: admin })
  }
  const found = await takeout(person)
  expect(found.lists.suspects?.map(({ isMinor, photo }) => [isMinor, photo !== null]).sort()).toEqual([
    [false, true],
    [true, false],
  ])
  // Small pictures stand for those that are in it.
  const mentioned = textsOf(found).matchAll(/"(?!thumbnail)\w+":"\/(media\/[^"]+)"/g)
  expect(mediaIn(found).sort()).toEqual([...new Set([...mentioned].map(([, name]) => name))].sort())
})

test('the name of a file in somebody’s text brings no file', async () => {
  const active = await makeActive()
  const name = mediaIn(await takeout(active.person))[0]
  const other = await makePerson(t.deps)
  await makeComment(t.deps, other, active.place, { text: `/${name}` })
  expect(mediaIn(await takeout(other))).toEqual([])
})

test('it is kept nowhere on the way, and its name says nothing', async () => {
  const { headers } = await t.request(path, {}, await makePerson(t.deps))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-type')).toBe('application/zip')
  expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"')
})

/** Has the file store give files that never end, until the function that is returned has been called. */
function stallFiles() {
  const opened: PassThrough[] = []
  const { open } = t.deps.files
  t.deps.files.open = async () => {
    const stream = new PassThrough()
    stream.write('begun')
    opened.push(stream)
    return { bytes: 1_000, stream }
  }
  const end = () => {
    t.deps.files.open = open
  }
  return { opened, end }
}

async function begin(as: TestPerson, opened: readonly PassThrough[]) {
  const before = opened.length
  const abort = new AbortController()
  const response = await t.request(path, { signal: abort.signal }, as)
  const whole = response.arrayBuffer().then(
    () => 'whole',
    () => 'broken off',
  )
  await eventually(() => expect(opened.length).toBeGreaterThan(before))
  return { whole, abort }
}

test('a person has one at a time, the latest; one whose client leaves is given up with the file that is being read', async () => {
  const { person } = await makeActive()
  const { opened, end } = stallFiles()
  try {
    const first = await begin(person, opened)
    const second = await begin(person, opened)
    expect(await first.whole).toBe('broken off')
    await eventually(() => expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, false]))
    second.abort.abort()
    await eventually(() => expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true]))
  } finally {
    end()
  }
})

test('nobody can have one made without taking it, by asking for the headers alone', async () => {
  const { status } = await t.request(path, { method: 'HEAD' }, await makePerson(t.deps))
  expect(status).toBe(405)
})

test('it breaks off when the session ends', async () => {
  const { person } = await makeActive()
  const { opened, end } = stallFiles()
  try {
    const begun = await begin(person, opened)
    await t.call('POST /auth/logout', {}, { as: person, headers: { cookie: person.cookie } })
    for (const stream of opened) stream.end()
    expect(await begun.whole).toBe('broken off')
    expect(opened).toHaveLength(1)
  } finally {
    end()
  }
})

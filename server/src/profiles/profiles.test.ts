import { eventually } from '@bichar/contract/test/eventually.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { rowsWith } from '../test/database.ts'
import { connect } from '../test/live.ts'
import { untilOneWaits } from '../test/locks.ts'
import { makeComment, makePicture, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.close())

const edit = (form: object, as: TestPerson) => t.call('PATCH /users/profile', { form: form as never }, { as })
const profileOf = async (as: TestPerson) => (await t.call('GET /users/profile', {}, { as })).body.data
const statusOf = async (address: string | null) => (await t.request(address ?? '/nothing')).status

describe('changing the profile', () => {
  // Shows spec 3.1, 7.4, 8.97.
  test('takes what is sent and leaves the rest', async () => {
    const person = await makePerson(t.deps, { name: 'Rahima' })
    const { body } = await edit({ address: '  Khulna Sadar ' }, person)
    expect(body).toMatchObject({ message: 'Profile updated successfully', user: { name: 'Rahima' } })
    await edit({ name: 'Rahima Begum' }, person)
    expect((await profileOf(person)).user).toMatchObject({ name: 'Rahima Begum', address: 'Khulna Sadar' })
  })

  test('shows the avatar wherever the name stands, and its address dies with it', async () => {
    const person = await makePerson(t.deps)
    const first = (await edit({ avatar: [await makePicture()] }, person)).body.user.avatar
    expect(first).toMatch(/^\/media\/[\w-]{22}\.jpg$/)
    expect(await statusOf(first)).toBe(200)
    const id = await makePost(t.deps, person, { isAnonymous: false })
    const { body } = await t.call('GET /posts/:id', { params: { id } })
    expect(body.post.user?.avatar).toBe(first)

    const second = (await edit({ avatar: [await makePicture('maroon')] }, person)).body.user.avatar
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    expect((await edit({ removeAvatar: 'true' }, person)).body.user.avatar).toBeNull()
    expect(await statusOf(second)).toBe(404)
  })

  // Shows spec 5.13, 5.14, 9.20.
  test('refuses what is wrong by name, and changes nothing', async () => {
    const person = await makePerson(t.deps, { name: 'Rahima' })
    const text = new File(['no picture'], 'me.png', { type: 'image/png' })
    const webp = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .webp()
      .toBuffer()
    const other = new File([new Uint8Array(webp)], 'me.webp', { type: 'image/webp' })
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' })
    const refusals = await Promise.all([
      edit({ name: '  ' }, person),
      edit({ name: 'a'.repeat(101) }, person),
      edit({ name: 'Another', avatar: [text] }, person),
      edit({ name: 'Another', avatar: [other] }, person),
      edit({ name: 'Another', avatar: [large] }, person),
    ])
    expect(refusals.map(({ status, body }) => [status, body.errors])).toEqual([
      [400, { name: 'Name is required' }],
      [400, { name: 'This text is too long' }],
      [415, { avatar: 'Please select a valid image file (JPEG, PNG, or GIF)' }],
      [415, { avatar: 'Please select a valid image file (JPEG, PNG, or GIF)' }],
      [413, { avatar: 'Image size should be less than 2MB' }],
    ])
    expect((await profileOf(person)).user).toMatchObject({ name: 'Rahima', avatar: null })
  })
})

describe('leaving', () => {
  const leave = (as: TestPerson, writing?: 'keep' | 'delete', password = everybodysPassword) =>
    t.call('DELETE /users/profile', { body: { password, ...(writing && { writing }) } }, { as })

  /** A person who has done everything that leaves a row, on their own post and on somebody else's. */
  async function makeResident() {
    const person = await makePerson(t.deps)
    await edit({ avatar: [await makePicture()], address: 'Dhaka' }, person)
    const neighbour = await makePerson(t.deps)
    const own = await makePost(t.deps, person, { isAnonymous: false })
    await makeTimeline(t.deps, person, own)
    const others = await makePost(t.deps, neighbour, { isAnonymous: false })
    const comment = await makeComment(t.deps, person, others)
    const heard = await makeComment(t.deps, neighbour, others)
    const suspect = await makeSuspect(t.deps, person)
    const as = person
    await t.call('POST /posts/:id/reactions', { params: { id: others } }, { as })
    await t.call(
      'POST /posts/:postId/comments/:commentId/upvote',
      { params: { postId: others, commentId: heard } },
      { as },
    )
    const form = {
      name: person.user.name,
      phone: person.user.phone,
      desc: 'I need a lawyer',
      files: [await makePicture()],
    }
    await t.call('POST /support', { form: form as never }, { as })
    await t.call('POST /posts/:id/report', { params: { id: others }, body: { reason: 'Not true' } }, { as })
    return { person, neighbour, own, others, comment, heard, suspect }
  }

  test('needs the password', async () => {
    const { person } = await makeResident()
    const refused = await leave(person, 'keep', 'not-it')
    expect([refused.status, refused.body.code]).toEqual([400, 'deletion_password_wrong'])
    expect((await profileOf(person)).postCount).toBe(1)
  })

  test('keeps what was written, without a name, and nothing in the database names the person', async () => {
    const { person, own, others, heard, suspect } = await makeResident()
    const { avatar } = (await profileOf(person)).user
    expect((await leave(person)).status).toBe(200)

    expect((await t.call('GET /users/profile', {}, { as: person })).status).toBe(401)
    const { body } = await t.call('GET /posts/:id', { params: { id: own } })
    expect(body.post).toMatchObject({ user: null, title: 'A bag was snatched' })
    const { comments } = (await t.call('GET /posts/:id/comments', { params: { id: others } })).body
    expect(comments.map(({ user }) => user === null)).toEqual([false, true])
    expect(comments[0]?._id).toBe(heard)
    expect((await t.call('GET /posts/:id', { params: { id: others } })).body.post.reactionCount).toBe(0)
    const reader = await makePerson(t.deps)
    expect((await t.call('GET /criminals/:id', { params: { id: suspect } }, { as: reader })).status).toBe(200)
    expect(await statusOf(avatar)).toBe(404)
    for (const trace of [person.user.id, person.user.phone, person.user.name]) {
      expect(await rowsWith(t.deps, [trace]), trace).toEqual([])
    }
  })

  test('takes posts, comments and their files along where that is wished for', async () => {
    const { person, own, others } = await makeResident()
    await leave(person, 'delete')
    expect((await t.call('GET /posts/:id', { params: { id: own } })).status).toBe(404)
    const { comments } = (await t.call('GET /posts/:id/comments', { params: { id: others } })).body
    expect(comments).toHaveLength(1)
    const { commentCount } = (await t.call('GET /posts/:id', { params: { id: others } })).body.post
    expect(commentCount).toBe(1)
  })

  test('takes back at once what admins see waiting of posts that go along', async () => {
    const author = await makePerson(t.deps)
    const admin = await connect(t, await makePerson(t.deps, { role: 'admin' }))
    await makePost(t.deps, author, { review: 'waiting' })
    const news = ['newNotification', expect.objectContaining({ kind: 'post_waiting' })]
    await eventually(() => expect(admin.told).toContainEqual(news))
    await leave(author, 'delete')
    const gone = ['deleteNotification', expect.any(String)]
    await eventually(() => expect(admin.told).toContainEqual(gone))
  })

  test('in the middle of doing something else logs out of that, too', async () => {
    const person = await makePerson(t.deps)
    const { doing } = await t.deps.kysely.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', person.user.id).forUpdate().execute()
      const doing = t.call('PUT /notifications/read-all', {}, { as: person })
      await untilOneWaits(t.deps)
      await tx.deleteFrom('users').where('id', '=', person.user.id).execute()
      return { doing }
    })
    const { status, body } = await doing
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  })

  test('of an admin leaves what they did in the log, without the name', async () => {
    const admin = await makePerson(t.deps, { role: 'admin', name: 'Officer Parvin' })
    const post = await makePost(t.deps, await makePerson(t.deps), { review: 'waiting' })
    await t.call(
      'POST /posts/admin/toggle-approval/:id',
      { params: { id: post }, body: { action: 'approve' } },
      { as: admin },
    )
    await leave(admin)
    const { rows } = await t.deps.pool.query(
      'select action, actor_name from audit_log where subject_id = $1',
      [post],
    )
    expect(rows).toEqual([{ action: 'post.approve', actor_name: '' }])
    expect(await rowsWith(t.deps, ['Officer Parvin'])).toEqual([])
  })

  test('of twenty who know each other at once deadlocks nobody, and the counts stay right', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => makePerson(t.deps)))
    const stranger = await makePerson(t.deps)
    const posts = await Promise.all(
      [stranger, ...people].map((author) => makePost(t.deps, author, { isAnonymous: false })),
    )
    for (const as of people) {
      await Promise.all(posts.map((id) => t.call('POST /posts/:id/reactions', { params: { id } }, { as })))
    }
    const leaveNow = async (as: TestPerson) =>
      (await leave(as, people.indexOf(as) % 2 ? 'keep' : 'delete')).status
    const statuses = await Promise.all(people.map(leaveNow))
    // On a busy machine, one that waits for a lock of the others may reach `lock_timeout` (503); alone, it has nothing to wait for.
    for (const [index, as] of people.entries())
      expect(statuses[index] === 503 ? await leaveNow(as) : statuses[index]).toBe(200)
    const { rows } = await t.deps.pool.query(
      'select distinct reaction_count from post_counts where post_id = any($1)',
      [posts],
    )
    expect(rows).toEqual([{ reaction_count: 0 }])
  })
})

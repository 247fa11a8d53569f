import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilOneWaits } from '../test/locks.ts'
import { makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let creator: TestPerson
let stranger: TestPerson
let moderators: [TestPerson, TestPerson]
beforeAll(async () => {
  app = await startTestApp()
  creator = await makePerson(app.deps)
  stranger = await makePerson(app.deps)
  moderators = [await makePerson(app.deps, { role: 'admin' }), await makePerson(app.deps, { role: 'admin' })]
})
afterAll(() => app.close())

const visibilityOf = async (id: string) =>
  (await app.deps.kysely.selectFrom('suspects').select('visibility').where('id', '=', id).executeTakeFirst())
    ?.visibility
const isPublic = async (id: string) =>
  (await app.call('GET /criminals/:id', { params: { id } }, { as: stranger })).status === 200
/** Suspects that a report has made public which is not public itself. */
const orphaned = async () => {
  const { rows } = await sql`
    select from suspects s where s.visibility = 'shown' and s.shown_with is not null
      and not exists (select from posts p where p.id = s.shown_with and p.is_allowed)`.execute(
    app.deps.kysely,
  )
  return rows.length
}

const review = (
  id: string,
  action: 'approve' | 'disapprove',
  { version, leaveOut, by = moderators[0] }: { version?: number; leaveOut?: string[]; by?: TestPerson } = {},
) =>
  app.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id }, body: { action, version, leaveOut } },
    { as: by },
  )
const erase = (id: string) => app.call('DELETE /posts/:id', { params: { id } }, { as: creator })
const seenBy = async (moderator: TestPerson, id: string) =>
  (await app.call('GET /posts/admin/review/:id', { params: { id } }, { as: moderator })).body.review.post
    .review?.version

/** A proposed suspect in a report that waits. */
async function named() {
  const suspect = await makeSuspect(app.deps, creator, { proposed: true })
  const post = await makePost(app.deps, creator, { review: 'waiting', criminals: [suspect] })
  return { suspect, post }
}

describe('what a moderator has not seen is not let through', () => {
  test.each([
    ['the name', { name: 'Somebody else' }],
    ['the age', { age: '12' }],
    ['a crime', { crimeTypes: ['Theft', 'Murder'] }],
    ['the place', { location: 'Dhaka' }],
  ])('%s of somebody whom the report names has changed since', async (_what, form) => {
    const { suspect, post } = await named()
    const version = await seenBy(moderators[0], post)
    const edit = { params: { id: suspect }, form: form as never }
    expect((await app.call('PUT /criminals/:id', edit, { as: creator })).status).toBe(200)
    expect(await review(post, 'approve', { version })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    expect([await visibilityOf(suspect), await isPublic(suspect)]).toEqual(['proposed', false])
    expect((await review(post, 'approve', { version: await seenBy(moderators[0], post) })).status).toBe(200)
    expect(await isPublic(suspect)).toBe(true)
  })

  test('the same of one that waits alone', async () => {
    const id = await makeSuspect(app.deps, creator, { proposed: true })
    const show = { params: { id }, body: { action: 'show', version: 1 } } as const
    const edit = { params: { id }, form: { name: 'Somebody else' } }
    await app.call('PUT /criminals/:id', edit, { as: creator })
    const answer = await app.call('POST /admin/suspects/:id/decision', show, { as: moderators[0] })
    expect([answer.status, await visibilityOf(id)]).toEqual([409, 'proposed'])
  })

  test('an edit that comes while the report is being let through waits for it, and is then a proposed change', async () => {
    const { suspect, post } = await named()
    const version = await seenBy(moderators[0], post)
    const edit = { params: { id: suspect }, form: { name: 'Somebody else' } }
    const [approved, edited] = await Promise.all([
      review(post, 'approve', { version }),
      app.call('PUT /criminals/:id', edit, { as: creator }),
    ])
    const name = (await app.call('GET /criminals/:id', { params: { id: suspect } }, { as: stranger })).body
      .criminal?.name
    // Whichever was first: the new name is not public without having been seen.
    expect([approved.status, edited.status, name]).toEqual(
      approved.status === 200 ? [200, 200, 'Karim Uddin'] : [409, 200, undefined],
    )
  })
})

test('of two moderators who decide at once, one decides', async () => {
  const { suspect, post } = await named()
  const answers = await Promise.all([
    review(post, 'approve'),
    review(post, 'approve', { by: moderators[1], leaveOut: [suspect] }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const alone = await makeSuspect(app.deps, creator, { proposed: true })
  const params = { id: alone }
  const decide = (action: 'show' | 'remove', as: TestPerson) =>
    app.call('POST /admin/suspects/:id/decision', { params, body: { action, version: 1 } }, { as })
  const both = await Promise.all([decide('show', moderators[0]), decide('remove', moderators[1])])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

describe('nothing stays public that its report made public, in whatever order things happen', () => {
  test('the creator deletes the suspect while a moderator lets the report through', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { suspect, post } = await named()
      const [approved, deleted] = await Promise.all([
        review(post, 'approve'),
        app.call('DELETE /criminals/:id', { params: { id: suspect } }, { as: creator }),
      ])
      expect([approved.status, deleted.status]).toEqual([200, 200])
      expect(await visibilityOf(suspect)).toBeUndefined()
    }
  })

  test('the author deletes the report while a moderator lets it through', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { suspect, post } = await named()
      const [approved, deleted] = await Promise.all([review(post, 'approve'), erase(post)])
      expect([[200, 404].includes(approved.status), deleted.status]).toEqual([true, 200])
      expect(await visibilityOf(suspect)).toBeUndefined()
    }
  })

  test('two reports that name the suspect leave the public at the same moment', async () => {
    const { suspect, post: one } = await named()
    await review(one, 'approve')
    const other = await makePost(app.deps, stranger, { criminals: [suspect] })
    const both = await app.deps.kysely.transaction().execute(async (tx) => {
      await sql`select from suspects where id = ${suspect} for update`.execute(tx)
      const first = review(one, 'disapprove')
      await untilOneWaits(app.deps)
      return [first, review(other, 'disapprove', { by: moderators[1] })]
    })
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
    expect([await visibilityOf(suspect), await isPublic(suspect), await orphaned()]).toEqual([
      'proposed',
      false,
      0,
    ])
  })

  test('one of them is edited and drops the suspect meanwhile', async () => {
    const { suspect, post: one } = await named()
    await review(one, 'approve')
    const other = await makePost(app.deps, creator, { criminals: [suspect] })
    const form = { title: 'Corrected', desc: 'It was somebody else.', criminals: [] }
    await Promise.all([
      review(one, 'disapprove'),
      app.call('PUT /posts/:id', { params: { id: other }, form }, { as: creator }),
    ])
    expect([await isPublic(suspect), await orphaned()]).toEqual([false, 0])
  })
})

describe('nobody gets rid of somebody else’s suspect', () => {
  test('by naming one that is public in a report of their own, and deleting that', async () => {
    const shown = await makeSuspect(app.deps, creator)
    const { suspect, post } = await named()
    await review(post, 'approve')
    const form = { title: 'T', desc: 'D', criminals: [shown, suspect] }
    const filed = await app.call('POST /posts', { form }, { as: stranger })
    expect(filed.status).toBe(201)
    const params = { id: filed.body.post._id }
    expect((await app.call('DELETE /posts/:id', { params }, { as: stranger })).status).toBe(200)
    expect([await visibilityOf(shown), await visibilityOf(suspect)]).toEqual(['shown', 'shown'])
  })

  test('by naming it there while it is hidden for a time, or is proposed again', async () => {
    const { suspect, post } = await named()
    await review(post, 'approve')
    const hidden = await makeSuspect(app.deps, creator)
    const vandals = await makePost(app.deps, stranger, {
      review: 'waiting',
      criminals: [suspect, hidden],
    })
    await review(post, 'disapprove')
    const hide = { params: { id: hidden }, body: { action: 'sendBack' } } as const
    await app.call('POST /admin/suspects/:id/decision', hide, { as: moderators[0] })
    expect([await visibilityOf(suspect), await visibilityOf(hidden)]).toEqual(['proposed', 'hidden'])
    expect((await app.call('DELETE /posts/:id', { params: { id: vandals } }, { as: stranger })).status).toBe(
      200,
    )
    expect([await visibilityOf(suspect), await visibilityOf(hidden)]).toEqual(['proposed', 'hidden'])
  })

  test('by discarding a draft: with `unlessNamed`, one that is named or public stays', async () => {
    const { suspect } = await named()
    const shown = await makeSuspect(app.deps, creator)
    const alone = await makeSuspect(app.deps, creator, { proposed: true })
    for (const id of [suspect, shown, alone]) {
      const call = { params: { id }, query: { unlessNamed: true } }
      expect((await app.call('DELETE /criminals/:id', call, { as: creator })).status).toBe(200)
    }
    expect([await visibilityOf(suspect), await visibilityOf(shown), await visibilityOf(alone)]).toEqual([
      'proposed',
      'shown',
      undefined,
    ])
  })
})

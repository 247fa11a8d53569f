import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePicture, makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let creator: TestPerson
let other: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  creator = await makePerson(app.deps)
  other = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin', name: 'Officer Nasrin' })
})
afterAll(() => app.close())

const read = (id: string, as?: TestPerson) => app.call('GET /criminals/:id', { params: { id } }, { as })
const listed = async (id: string) => {
  const { body } = await app.call('GET /criminals/search', { query: { limit: 100 } })
  return body.criminals.some(({ _id }) => _id === id)
}
const decide = (
  id: string,
  body: { action: 'show' | 'sendBack' | 'remove'; reason?: string; version?: number },
) => app.call('POST /admin/suspects/:id/decision', { params: { id }, body }, { as: admin })
const review = (
  id: string,
  body: { action: 'approve' | 'disapprove'; leaveOut?: string[]; version?: number },
) => app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body }, { as: admin })
const propose = (wishes = {}) => makeSuspect(app.deps, creator, { proposed: true, ...wishes })
const file = (criminals: string[], review: 'waiting' | 'approved' = 'waiting') =>
  makePost(app.deps, creator, { criminals, review })
const postOf = async (id: string, as?: TestPerson) =>
  (await app.call('GET /posts/:id', { params: { id } }, { as })).body.post
const notesOf = async (person: TestPerson) =>
  (await app.call('GET /notifications', {}, { as: person })).body.notifications.map(({ kind }) => kind)
const pending = async () =>
  (
    await app.call('GET /admin/suspects/pending', { query: { limit: 100 } }, { as: admin })
  ).body.criminals.map(({ _id }) => _id)

describe('a proposed suspect', () => {
  test('exists for its creator and admins only', async () => {
    const id = await propose()
    expect((await read(id, creator)).body.criminal).toMatchObject({
      shown: 'proposed',
      review: { reason: '' },
    })
    expect((await read(id, admin)).body.criminal.shown).toBe('proposed')
    expect((await read(id, other)).status).toBe(404)
    expect(await listed(id)).toBe(false)
    expect(await pending()).toContain(id)
    const form = { title: 'T', desc: 'D', criminals: [id] }
    const named = await app.call('POST /posts', { form }, { as: other })
    expect([named.status, named.body.errors]).toEqual([
      400,
      { criminals: 'One of the suspects does not exist' },
    ])
  })

  test('is changed by its creator at once, and by nobody else', async () => {
    const id = await propose()
    const edit = (as: TestPerson) =>
      app.call('PUT /criminals/:id', { params: { id }, form: { name: 'Rahim' } }, { as })
    expect((await edit(other)).status).toBe(404)
    expect((await edit(creator)).body).toMatchObject({ criminal: { name: 'Rahim' }, pendingChange: false })
  })

  test('is shown by a moderator, from that day on', async () => {
    const id = await propose()
    const longAgo = new Date('2026-01-01T18:00:00Z')
    await app.deps.kysely.updateTable('suspects').set({ created_at: longAgo }).where('id', '=', id).execute()
    const { body } = await decide(id, { action: 'show' })
    expect(body.criminal).toMatchObject({ shown: 'shown', reportCount: 0 })
    expect(new Date(body.criminal.createdAt).getTime()).toBeGreaterThan(Date.now() - 25 * 60 * 60_000)
    expect(await listed(id)).toBe(true)
    expect((await decide(id, { action: 'show' })).body.code).toBe('already_decided')
  })

  test('is sent back with a reason to its creator, who corrects it', async () => {
    const id = await propose()
    expect((await decide(id, { action: 'sendBack', reason: 'Which report?' })).status).toBe(200)
    expect((await read(id, creator)).body.criminal).toMatchObject({
      shown: 'proposed',
      review: { isReturned: true, reason: 'Which report?' },
    })
    expect(await pending()).not.toContain(id)
    expect((await decide(id, { action: 'sendBack' })).body.code).toBe('already_decided')
    await app.call('PUT /criminals/:id', { params: { id }, form: { location: 'Rupsa' } }, { as: creator })
    expect(await pending()).toContain(id)
  })

  test('that was changed since the moderator saw it is not shown', async () => {
    const id = await propose()
    const { version } = (await read(id, admin)).body.criminal
    await app.call('PUT /criminals/:id', { params: { id }, form: { name: 'Rahim' } }, { as: creator })
    expect((await decide(id, { action: 'show', version })).body.code).toBe('conflict')
    expect(await listed(id)).toBe(false)
  })

  test('that was removed is gone for its creator as well', async () => {
    const id = await propose()
    await decide(id, { action: 'remove', reason: 'Not about a crime' })
    expect((await read(id, creator)).status).toBe(404)
    expect((await read(id, admin)).body.criminal.shown).toBe('removed')
  })
})

describe('a report that names proposed suspects', () => {
  test('shows them with its approval, except those who are left out', async () => {
    const [shown, left] = [await propose({ name: 'Shown' }), await propose({ name: 'Left out' })]
    const post = await file([shown, left])
    expect((await postOf(post, creator)).criminals.map(({ _id }) => _id)).toEqual([shown, left])
    expect((await review(post, { action: 'approve', leaveOut: [left] })).status).toBe(200)
    expect(await postOf(post)).toMatchObject({
      criminals: [{ _id: shown, shown: 'shown' }],
      hasPendingSuspects: true,
    })
    expect([await listed(shown), await listed(left)]).toEqual([true, false])
    expect((await read(shown, other)).body.criminal.reportCount).toBe(1)
    await decide(left, { action: 'show' })
    expect(await postOf(post)).toMatchObject({
      criminals: [{ _id: shown }, { _id: left }],
      hasPendingSuspects: false,
    })
  })

  test('does not show one that was sent back, or that the moderator has not seen as it is', async () => {
    const [returned, edited] = [await propose(), await propose()]
    await decide(returned, { action: 'sendBack', reason: 'Who?' })
    const post = await file([returned, edited])
    const seen = (await postOf(post, admin)).review?.version ?? 0
    await app.call('PUT /criminals/:id', { params: { id: edited }, form: { name: 'Rahim' } }, { as: creator })
    expect((await review(post, { action: 'approve', version: seen })).body.code).toBe('conflict')
    await review(post, { action: 'approve' })
    expect([await listed(returned), await listed(edited)]).toEqual([false, true])
  })

  test('takes them out of the public again when it leaves it, unless another one names them', async () => {
    const [alone, twice] = [await propose(), await propose()]
    const post = await file([alone, twice])
    await review(post, { action: 'approve' })
    const second = await file([twice], 'approved')
    await review(post, { action: 'disapprove' })
    expect([await listed(alone), await listed(twice)]).toEqual([false, true])
    await review(second, { action: 'disapprove' })
    expect(await listed(twice)).toBe(false)
    await review(post, { action: 'approve' })
    expect([await listed(alone), await listed(twice)]).toEqual([true, true])
    const form = { title: 'T', desc: 'D' }
    await app.call('PUT /posts/:id', { params: { id: post }, form }, { as: creator })
    expect(await listed(alone)).toBe(false)
  })

  test('takes those with it that nothing else names when it is deleted', async () => {
    const [alone, elsewhere] = [await propose(), await propose()]
    const others = await makeSuspect(app.deps, other)
    const post = await file([alone, elsewhere, others], 'approved')
    await file([elsewhere])
    await app.call('DELETE /posts/:id', { params: { id: post } }, { as: creator })
    expect((await read(alone, admin)).status).toBe(404)
    expect((await read(elsewhere, admin)).body.criminal.shown).toBe('proposed')
    expect((await read(others, admin)).body.criminal.shown).toBe('shown')
  })

  test('keeps its suspects when a draft is thrown away that also had them', async () => {
    const [named, unnamed] = [await propose(), await propose()]
    await file([named])
    for (const id of [named, unnamed]) {
      const input = { params: { id }, query: { unlessNamed: true } }
      expect((await app.call('DELETE /criminals/:id', input, { as: creator })).status).toBe(200)
    }
    expect([(await read(named, creator)).status, (await read(unnamed, creator)).status]).toEqual([200, 404])
  })
})

describe('a change of a public suspect', () => {
  const edit = (id: string, form: object) =>
    app.call('PUT /criminals/:id', { params: { id }, form: form as never }, { as: creator })
  const decideChange = async (id: string, action: 'confirm' | 'refuse', reason = '') => {
    const { body } = await app.call('GET /criminals/:id/revisions', { params: { id } }, { as: admin })
    const params = { id, revisionId: body.revisions[0]?._id ?? '' }
    const input = { params, body: { action, reason } }
    return app.call('POST /criminals/:id/revisions/:revisionId/decision', input, { as: admin })
  }
  const latest = async (state: 'proposed' | 'confirmed' | 'refused') => {
    const query = { state, limit: 100 }
    return (await app.call('GET /admin/suspects/revisions', { query }, { as: admin })).body.revisions
  }

  test('waits with its difference, and makes the change when it is confirmed', async () => {
    const id = await makeSuspect(app.deps, creator)
    await edit(id, { dangerLevel: 'high', crimeTypes: ['Theft', 'Murder'] })
    expect((await latest('proposed')).find(({ criminal }) => criminal._id === id)).toMatchObject({
      by: 'contributor 1',
      changes: [
        { field: 'crimeTypes', from: ['Theft'], to: ['Theft', 'Murder'] },
        { field: 'dangerLevel', from: 'low', to: 'high' },
      ],
    })
    // What somebody else has changed since stays.
    const added = { params: { id }, form: { crimeTypes: ['Theft', 'Fraud'] as never } }
    await app.call('PUT /criminals/:id', added, { as: admin })
    expect((await decideChange(id, 'confirm')).body.criminal).toMatchObject({
      dangerLevel: 'high',
      crimeTypes: ['Theft', 'Fraud', 'Murder'],
    })
    expect((await decideChange(id, 'confirm')).body.code).toBe('already_decided')
  })

  test('that is refused leaves no photo, and stays in the list with its reason', async () => {
    const id = await makeSuspect(app.deps, creator)
    const { photo } = (await edit(id, { photo: [await makePicture()] })).body.criminal
    expect((await decideChange(id, 'refuse', 'Another person')).status).toBe(200)
    expect((await app.request(photo ?? '')).status).toBe(404)
    expect((await latest('refused')).find(({ criminal }) => criminal._id === id)?.reason).toBe(
      'Another person',
    )
    expect((await read(id, other)).body.criminal.photo).toBe(null)
  })

  test('is decided once, and stores nothing of who proposed it any more', async () => {
    const id = await makeSuspect(app.deps, creator)
    await edit(id, { location: 'Rupsa' })
    const answers = await Promise.all([decideChange(id, 'confirm'), decideChange(id, 'refuse')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const row = await app.deps.kysely
      .selectFrom('suspect_revisions')
      .select('sealed_editor')
      .where('suspect_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.sealed_editor).toBe(null)
  })
})

describe('a person under 18', () => {
  test('has neither name nor photo, age or a place within the district for anybody outside the desk', async () => {
    const form = {
      name: 'Sohag Miah',
      age: '15',
      location: 'Rupsa, Khulna',
      crimeTypes: ['Theft'] as 'Theft'[],
    }
    const { criminal } = (
      await app.call('POST /criminals', { form: { ...form, photo: [await makePicture()] } }, { as: creator })
    ).body
    const post = await file([criminal._id], 'approved')
    const hidden = { name: 'A person under 18', age: null, photo: null, location: 'Khulna', isMinor: true }
    for (const as of [other, creator, admin]) {
      expect((await read(criminal._id, as)).body.criminal).toMatchObject(hidden)
    }
    expect((await postOf(post)).criminals).toMatchObject([{ name: 'A person under 18', photo: null }])
    const byName = await app.call('GET /criminals/search', { query: { query: 'Sohag' } })
    expect(byName.body.criminals).toEqual([])
    const byUpazila = { district: 'Khulna', upazila: 'Rupsa', limit: 100 }
    const found = (await app.call('GET /criminals/search', { query: byUpazila })).body.criminals
    expect(found.some(({ _id }) => _id === criminal._id)).toBe(false)
    const reviewed = await app.call('GET /posts/admin/review/:id', { params: { id: post } }, { as: admin })
    expect(reviewed.body.review.criminals[0]?.name).toBe('Sohag Miah')
  })

  test('that an admin finds to be one loses the address of the photo', async () => {
    const form = {
      name: 'Sohag',
      age: '30',
      crimeTypes: ['Theft'] as 'Theft'[],
      photo: [await makePicture()],
    }
    const { criminal } = (await app.call('POST /criminals', { form }, { as: creator })).body
    await decide(criminal._id, { action: 'show' })
    await app.call('PUT /criminals/:id', { params: { id: criminal._id }, form: { age: '17' } }, { as: admin })
    expect((await app.request(criminal.photo ?? '')).status).toBe(404)
  })
})

test('whoever added a suspect is told what was decided', async () => {
  const person = await makePerson(app.deps)
  const id = await makeSuspect(app.deps, person, { proposed: true })
  await decide(id, { action: 'sendBack', reason: 'Which report?' })
  await decide(id, { action: 'show' })
  await decide(id, { action: 'sendBack', reason: 'An error' })
  await decide(id, { action: 'remove', reason: 'Nobody knows this person' })
  const kinds = ['suspect_returned', 'suspect_shown', 'suspect_hidden', 'suspect_removed']
  await eventually(async () => expect(await notesOf(person)).toEqual(expect.arrayContaining(kinds)))
})

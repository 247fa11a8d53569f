import { randomUUID } from 'node:crypto'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePicture, makePost, makeSuspect, showSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { photo, sample, tracesIn } from '../test/samples.ts'

let app: TestApp
let creator: TestPerson
let other: TestPerson
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  creator = await makePerson(app.deps, { name: 'Rina' })
  other = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin', name: 'Officer Nasrin' })
})
afterAll(() => app.close())

const create = (form: object, as: TestPerson = creator) =>
  app.call('POST /criminals', { form: form as never }, { as })
const edit = (id: string, form: object, as: TestPerson = creator) =>
  app.call('PUT /criminals/:id', { params: { id }, form: form as never }, { as })
const read = async (id: string, as: TestPerson = other) =>
  (await app.call('GET /criminals/:id', { params: { id } }, { as })).body.criminal
const revisionsOf = async (id: string) =>
  (await app.call('GET /criminals/:id/revisions', { params: { id } }, { as: admin })).body.revisions
const revert = (id: string, revisionId = '') =>
  app.call('POST /criminals/:id/revisions/:revisionId/revert', { params: { id, revisionId } }, { as: admin })
/** Confirms the change that waits. */
const confirm = async (id: string) => {
  const [waits] = await revisionsOf(id)
  const params = { id, revisionId: waits?._id ?? '' }
  const input = { params, body: { action: 'confirm' } } as const
  return app.call('POST /criminals/:id/revisions/:revisionId/decision', input, { as: admin })
}
const statusOf = async (address: string | null) => (await app.request(address ?? '/nothing')).status
const auditOf = (id: string) =>
  app.deps.kysely
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', id)
    .orderBy('sort_key')
    .execute()

const whole = {
  name: ' Karim Uddin ',
  age: '42',
  gender: 'other',
  dangerLevel: 'high',
  status: 'arrested',
  location: 'খুলনা',
  crimeTypes: ['Theft', 'Fraud', 'Theft'],
}

describe('making a suspect', () => {
  // Shows spec 3.6, 7.24.
  test('keeps what was written, with a photo that tells nothing of who took it', async () => {
    const file = new File([await photo()], 'zubaida-home.jpg', { type: 'image/jpeg' })
    const { status, body } = await create({ ...whole, photo: [file] })
    expect([status, body.message]).toEqual([201, 'Criminal record created successfully'])
    expect(body.criminal).toMatchObject({
      ...whole,
      name: 'Karim Uddin',
      age: 42,
      crimeTypes: ['Theft', 'Fraud'],
      photo: expect.stringMatching(/^\/media\/[\w-]{22}\.jpg$/),
      photoWidth: 20,
      photoHeight: 40,
      createdBy: { _id: creator.user.id },
      can: { edit: true, changeIdentity: true, delete: true, seeRevisions: false },
    })
    const served = await app.request(body.criminal.photo ?? '')
    expect(tracesIn(Buffer.from(await served.arrayBuffer()))).toEqual([])
  })

  // Shows spec 5.42.
  test('takes what is left blank for the least that can be said', async () => {
    const blank = { name: 'X', crimeTypes: ['Rape'], age: '', gender: '', dangerLevel: '', status: '' }
    for (const form of [blank, { name: 'X', crimeTypes: ['Rape'] }]) {
      const { body } = await create(form)
      expect(body.criminal).toMatchObject({
        ...{ age: null, gender: null, dangerLevel: 'low', status: 'wanted', location: '', photo: null },
      })
    }
  })

  // Shows spec 3.18, 3.20, 5.37.
  test.each([
    ['name', { ...whole, name: ' ' }, 'Name is required'],
    ['name', { crimeTypes: ['Theft'] }, 'Name is required'],
    ['name', { ...whole, name: 'x'.repeat(101) }, 'This text is too long'],
    ['location', { ...whole, location: 'x'.repeat(201) }, 'This text is too long'],
    ['crimeTypes', { ...whole, crimeTypes: [] }, 'At least one crime type is required'],
    ['crimeTypes', { name: 'X' }, 'At least one crime type is required'],
    ['crimeTypes', { ...whole, crimeTypes: ['Jaywalking'] }, 'This value is not one of the allowed ones'],
    ['age', { ...whole, age: '-1' }, 'Age must be a whole number from 0 to 150'],
    ['age', { ...whole, age: 'old' }, 'Age must be a whole number from 0 to 150'],
    ['age', { ...whole, age: '151' }, 'Age must be a whole number from 0 to 150'],
    ['gender', { ...whole, gender: 'unknown' }, 'This value is not one of the allowed ones'],
    ['status', { ...whole, status: 'dead' }, 'This value is not one of the allowed ones'],
    ['dangerLevel', { ...whole, dangerLevel: 'extreme' }, 'This value is not one of the allowed ones'],
  ])('needs a good %s: %j', async (field, form, message) => {
    const { status, body } = await create(form)
    expect(status).toBe(400)
    expect(body).toMatchObject({ message, errors: { [field]: message } })
  })

  // Shows spec 5.39.
  test('takes the age of nought', async () => {
    expect((await create({ ...whole, age: 0 })).body.criminal.age).toBe(0)
  })

  // Shows spec 5.40, 5.41, 9.20.
  test('refuses photos of another format or size', async () => {
    const gif = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .gif()
      .toBuffer()
    const files: [string, Buffer, number, string][] = [
      ['a.gif', gif, 415, 'Please select a valid image file (jpg, jpeg, png, webp)'],
      ['a.jpg', Buffer.from('<svg/>'), 415, 'Please select a valid image file (jpg, jpeg, png, webp)'],
      ['a.mp4', sample('video.mp4'), 415, 'Please select a valid image file (jpg, jpeg, png, webp)'],
      ['a.jpg', Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'File size should be less than 5MB'],
    ]
    for (const [name, content, expected, message] of files) {
      const { status, body } = await create({ ...whole, photo: [new File([new Uint8Array(content)], name)] })
      expect([status, body.errors]).toEqual([expected, { photo: message }])
    }
    const two = [await makePicture(), await makePicture()]
    expect((await create({ ...whole, photo: two })).status).toBe(400)
  })
})

describe('the list of suspects', () => {
  // Shows spec 7.25.
  test('goes newest first, page by page, for everybody', async () => {
    // Within one day the order is random: the order of creation would reveal when each suspect was added.
    for (const [day, name] of ['First Listed', 'Second Listed', 'Third Listed'].entries()) {
      const id = await makeSuspect(app.deps, creator, { name })
      const created_at = new Date(Date.now() + day * 24 * 60 * 60_000)
      await app.deps.kysely.updateTable('suspects').set({ created_at }).where('id', '=', id).execute()
    }
    const names = async (query: object) => {
      const { body } = await app.call('GET /criminals/search', { query })
      return [body.criminals.map(({ name }) => name), body.hasMore]
    }
    expect(await names({ limit: 2 })).toEqual([['Third Listed', 'Second Listed'], true])
    expect(await names({ limit: 2, page: 2, query: 'listed' })).toEqual([['First Listed'], false])
    expect(await names({ query: 'second' })).toEqual([['Second Listed'], false])
    expect(await names({ limit: 3, search: 'listed' })).toEqual([
      ['Third Listed', 'Second Listed', 'First Listed'],
      false,
    ])
  })

  // Shows spec 7.25, 9.11.
  test('comes ten by ten unless told otherwise', async () => {
    await Promise.all(Array.from({ length: 11 }, () => makeSuspect(app.deps, creator)))
    const { body } = await app.call('GET /criminals/search', {})
    expect(body).toMatchObject({ currentPage: 1, hasMore: true })
    expect(body.criminals).toHaveLength(10)
  })

  test('can be narrowed to a status', async () => {
    const id = await makeSuspect(app.deps, creator, { status: 'released' })
    const { body } = await app.call('GET /criminals/search', { query: { status: 'released' } })
    expect(body.criminals.map(({ _id }) => _id)).toEqual([id])
    const { criminals } = (await app.call('GET /criminals/search', { query: { status: '' } })).body
    expect(criminals.length).toBeGreaterThan(1)
  })

  test('can be narrowed to what they are accused of and where they are, both and a word at once', async () => {
    const make = async (name: string, location: string, crime_types: CrimeType[]) =>
      makeSuspect(app.deps, creator, { name, location, crime_types })
    const family = `Narrowed${Date.now()}`
    await make(`${family} One`, 'Rupsa, Khulna', ['Kidnapping', 'Extortion'])
    await make(`${family} Two`, 'সাতক্ষীরা সদর', ['Kidnapping'])
    await make(`${family} Three`, 'খুলনা', ['Burglary'])
    const found = async (query: object) => {
      const { body } = await app.call('GET /criminals/search', { query: { limit: 100, ...query } })
      const names = body.criminals.map(({ name }) => name).filter((name) => name.startsWith(family))
      return names.map((name) => name.slice(family.length + 1)).sort()
    }
    expect(await found({ category: 'Kidnapping' })).toEqual(['One', 'Two'])
    expect(await found({ district: 'Khulna' })).toEqual(['One', 'Three'])
    expect(await found({ district: 'Khulna', upazila: 'Rupsa' })).toEqual(['One'])
    expect(await found({ category: 'Kidnapping', district: 'Khulna' })).toEqual(['One'])
    expect(await found({ category: 'Kidnapping', query: `${family} Two` })).toEqual(['Two'])
    expect(await found({ category: 'Kidnapping', status: 'released' })).toEqual([])
    const page = (number: number) => ({ category: 'Kidnapping', limit: 1, page: number }) as const
    expect([...(await found(page(1))), ...(await found(page(2)))].sort()).toEqual(['One', 'Two'])
    const { body } = await app.call('GET /criminals/search', { query: page(1) })
    expect(body).toMatchObject({ currentPage: 1, hasMore: true })
  })

  test.each([
    [{ category: 'Jaywalking' }, 'category'],
    [{ district: 'Atlantis' }, 'district'],
    [{ district: 'Khulna', upazila: 'Atlantis' }, 'upazila'],
    [{ upazila: 'Rupsa' }, 'district'],
  ])('cannot be narrowed to what does not exist: %j', async (query, field) => {
    const { status, body } = await app.call('GET /criminals/search', { query: query as never })
    expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([400, [field]])
  })

  test('finds none for a word that nobody has, and all for no word at all', async () => {
    expect((await app.call('GET /criminals/search', { query: { query: 'qqqqq' } })).body.criminals).toEqual(
      [],
    )
    const { criminals } = (await app.call('GET /criminals/search', { query: { query: '%' } })).body
    expect(criminals.length).toBeGreaterThan(1)
  })
})

describe('changing a suspect', () => {
  // Shows spec 5.43.
  test('anybody may say where they are, how dangerous, of which status and gender, and add crime types', async () => {
    const id = await makeSuspect(app.deps, creator)
    const wanted = {
      ...{ location: 'Jessore', dangerLevel: 'high', status: 'arrested', gender: 'female' },
      crimeTypes: ['Theft', 'Murder'],
    }
    // A form also sends the other fields, unchanged.
    const { status, body } = await edit(id, { ...wanted, name: 'Karim Uddin', age: '40' }, other)
    expect([status, body.message]).toEqual([200, 'Criminal record updated successfully'])
    expect(body.criminal).toMatchObject({ ...wanted, createdBy: null, can: { changeIdentity: false } })
    expect(body.pendingChange).toBe(true)
    expect(await read(id)).toMatchObject({ location: 'Khulna', status: 'wanted', crimeTypes: ['Theft'] })
    await confirm(id)
    expect(await read(id)).toMatchObject(wanted)
  })

  // Shows spec 5.43.
  test.each([
    ['name', { name: 'Another' }, 'Only the creator can change name, age or photo'],
    ['age', { age: 41 }, 'Only the creator can change name, age or photo'],
    ['age', { age: '' }, 'Only the creator can change name, age or photo'],
    ['crime types', { crimeTypes: ['Murder'] }, 'Only the creator can remove crime types'],
  ])('a stranger changes no %s: %j', async (_what, form, message) => {
    const id = await makeSuspect(app.deps, creator)
    const { status, body } = await edit(id, { ...form, location: 'Elsewhere' }, other)
    expect([status, body.message]).toEqual([403, message])
    expect(await read(id)).toMatchObject({ location: 'Khulna', version: 2 })
    expect(await revisionsOf(id)).toEqual([])
  })

  test('a stranger gives no photo, and leaves no file', async () => {
    const id = await makeSuspect(app.deps, creator)
    const before = await app.deps.kysely.selectFrom('media').select('id').execute()
    expect((await edit(id, { photo: [await makePicture()] }, other)).status).toBe(403)
    expect(await app.deps.kysely.selectFrom('media').select('id').execute()).toHaveLength(before.length)
  })

  // Shows spec 5.43, 7.24.
  test('the creator and admins change everything', async () => {
    for (const as of [creator, admin]) {
      const id = await makeSuspect(app.deps, creator)
      const form = { name: 'Rahim', age: '', crimeTypes: ['Fraud'], photo: [await makePicture()] }
      const { status, body } = await edit(id, form, as)
      expect(status).toBe(200)
      const changed = { name: 'Rahim', age: null, crimeTypes: ['Fraud'] }
      expect(body).toMatchObject({ criminal: changed, pendingChange: as === creator })
      expect(await statusOf(body.criminal.photo)).toBe(200)
      if (as === creator) await confirm(id)
      expect(await read(id)).toMatchObject({ ...changed, photo: body.criminal.photo })
    }
  })

  // Shows spec 5.42.
  test('a blank danger level, status or gender becomes low, wanted, male; what is left out stays', async () => {
    const unlike = { danger_level: 'high', status: 'released', gender: 'female' } as const
    const id = await makeSuspect(app.deps, creator, unlike)
    expect((await edit(id, {}, other)).body.criminal).toMatchObject({
      dangerLevel: 'high',
      status: 'released',
    })
    const { body } = await edit(id, { dangerLevel: '', status: '', gender: '' }, other)
    expect(body.criminal).toMatchObject({ dangerLevel: 'low', status: 'wanted', gender: 'male' })
  })

  test('leaves unknown of which gender they are until somebody says so, and an admin can undo that', async () => {
    const id = await makeSuspect(app.deps, creator, { gender: null })
    expect((await edit(id, { location: 'Khulna', status: '' }, other)).body.criminal.gender).toBe(null)
    expect((await edit(id, { gender: 'female' }, other)).body.criminal.gender).toBe('female')
    const [said] = await revisionsOf(id)
    expect(said?.changes).toEqual([{ field: 'gender', from: null, to: 'female' }])
    await confirm(id)
    expect((await revert(id, said?._id ?? '')).body.criminal.gender).toBe(null)
    expect((await edit(id, { gender: '' }, other)).body.criminal.gender).toBe('male')
  })

  test('the name and the crime types cannot be emptied', async () => {
    const id = await makeSuspect(app.deps, creator)
    expect((await edit(id, { name: ' ' })).body.message).toBe('Name is required')
    expect((await edit(id, { crimeTypes: [] })).body.message).toBe('At least one crime type is required')
  })

  test('on top of what somebody else has changed is refused when the version says so', async () => {
    const id = await makeSuspect(app.deps, creator)
    expect((await edit(id, { location: 'A', version: 2 }, admin)).status).toBe(200)
    const late = await edit(id, { location: 'B', version: 2 })
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    expect(await read(id)).toMatchObject({ location: 'A', version: 3 })
  })

  test('to what it is already changes and keeps nothing', async () => {
    const id = await makeSuspect(app.deps, creator)
    await edit(id, { name: 'Karim Uddin', crimeTypes: ['Theft'], location: 'Khulna' })
    expect(await revisionsOf(id)).toEqual([])
    expect((await read(id)).version).toBe(2)
  })

  // Shows spec 7.26.
  test('by many at once loses no crime type', async () => {
    const id = await makeSuspect(app.deps, creator)
    const types = ['Murder', 'Fraud', 'Rape', 'Assault', 'Burglary', 'Extortion', 'Fraud'] as const
    await Promise.all(
      types.map((crimeType) =>
        app.call('POST /criminals/:id/crime-types', { params: { id }, body: { crimeType } }, { as: other }),
      ),
    )
    for (const _type of types) await confirm(id)
    expect(new Set((await read(id)).crimeTypes)).toEqual(new Set(['Theft', ...types]))
    expect(await revisionsOf(id)).toHaveLength(7)
  })

  test('by an admin is in the audit log, unless it is their own', async () => {
    const theirs = await makeSuspect(app.deps, creator)
    await edit(theirs, { name: 'Rahim' }, admin)
    await app.call('DELETE /criminals/:id', { params: { id: theirs } }, { as: admin })
    expect(await auditOf(theirs)).toEqual(
      ['suspect.show', 'suspect.edit', 'suspect.delete'].map((action) => ({ action })),
    )
    const own = await makeSuspect(app.deps, admin, { proposed: true })
    await edit(own, { name: 'Rahim' }, admin)
    expect(await auditOf(own)).toEqual([])
    expect((await revisionsOf(own))[0]).toMatchObject({ by: 'contributor 1', isByAdmin: false })
  })
})

describe('what was changed of a suspect', () => {
  test('is kept with when, what and by whom: admins by name, others by number', async () => {
    const id = await makeSuspect(app.deps, creator)
    await edit(id, { location: 'A' }, other)
    await confirm(id)
    await edit(id, { name: 'Rahim' })
    await confirm(id)
    await edit(id, { location: 'B', status: 'arrested' }, admin)
    await edit(id, { location: 'C' }, other)
    await confirm(id)
    const revisions = await revisionsOf(id)
    expect(revisions.map(({ by, isByAdmin }) => [by, isByAdmin])).toEqual([
      ['contributor 1', false],
      ['Officer Nasrin', true],
      ['contributor 2', false],
      ['contributor 1', false],
    ])
    expect(revisions[1]?.changes).toEqual([
      { field: 'status', from: 'wanted', to: 'arrested' },
      { field: 'location', from: 'A', to: 'B' },
    ])
    expect(revisions[2]?.changes).toEqual([{ field: 'name', from: 'Karim Uddin', to: 'Rahim' }])
    for (const secret of [creator.user.id, other.user.id, 'Rina']) {
      expect(JSON.stringify(revisions)).not.toContain(secret)
    }
  })

  test('can be undone by an admin, whatever came after it, and what others added stays', async () => {
    const id = await makeSuspect(app.deps, creator)
    await edit(id, { location: 'Nowhere', crimeTypes: ['Theft', 'Murder'] }, other)
    await confirm(id)
    await edit(id, { status: 'arrested', crimeTypes: ['Theft', 'Murder', 'Fraud'] }, creator)
    await confirm(id)
    const [, vandalism] = await revisionsOf(id)
    const { status, body } = await revert(id, vandalism?._id)
    expect(status).toBe(200)
    expect(body.criminal).toMatchObject({
      ...{ location: 'Khulna', status: 'arrested', crimeTypes: ['Theft', 'Fraud'] },
    })
    expect((await revisionsOf(id))[0]).toMatchObject({ by: 'Officer Nasrin' })
    expect((await auditOf(id)).at(-1)).toEqual({ action: 'suspect.revert' })
    await revert(id, vandalism?._id)
    expect(await revisionsOf(id)).toHaveLength(3)
  })

  test('cannot be undone so that no crime type is left, or through another suspect', async () => {
    const id = await makeSuspect(app.deps, creator)
    await edit(id, { crimeTypes: ['Theft', 'Fraud'] }, admin)
    const [added] = await revisionsOf(id)
    await edit(id, { crimeTypes: ['Fraud'] }, admin)
    const refused = await revert(id, added?._id)
    expect([refused.status, refused.body.code]).toEqual([400, 'crime_type_required'])
    const elsewhere = await revert(await makeSuspect(app.deps, creator), added?._id)
    expect(elsewhere.status).toBe(404)
  })

  test.each([
    ['added', [], ['blue'], 'none'],
    ['replaced', ['red'], ['blue'], 'the one before'],
  ])('of a photo that was %s', async (_what, before, after, becomes) => {
    const pictures = (colours: readonly string[]) => Promise.all(colours.map((colour) => makePicture(colour)))
    const id = (await create({ ...whole, photo: await pictures(before) })).body.criminal._id
    await edit(id, { photo: await pictures(after) }, admin)
    const [revision] = await revisionsOf(id)
    const { photo } = (await revert(id, revision?._id)).body.criminal
    expect(photo === null ? 'none' : 'the one before').toBe(becomes)
    const [undone] = await revisionsOf(id)
    expect((await revert(id, undone?._id)).body.criminal.photo).not.toBe(null)
  })

  test('brings a photo back; while it was away its old address was dead', async () => {
    const id = (await create({ ...whole, photo: [await makePicture('red')] })).body.criminal._id
    await showSuspect(app.deps, id)
    const first = (await read(id)).photo
    const second = (await edit(id, { photo: [await makePicture('blue')] }, admin)).body.criminal.photo
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
    const [revision] = await revisionsOf(id)
    const third = (await revert(id, revision?._id)).body.criminal.photo
    expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([404, 404, 200])
    await app.call('DELETE /criminals/:id', { params: { id } }, { as: creator })
    expect(await statusOf(third)).toBe(404)
    const list = await app.call('GET /criminals/:id/revisions', { params: { id } }, { as: admin })
    expect(list.status).toBe(404)
  })
})

// Shows spec 6.12, 7.24, 8.95.
test('a suspect that was taken away is gone, also from the posts about them', async () => {
  const id = await makeSuspect(app.deps, creator)
  const postId = await makePost(app.deps, other, { criminals: [id] })
  const { status, body } = await app.call('DELETE /criminals/:id', { params: { id } }, { as: creator })
  expect([status, body.message]).toEqual([200, 'Criminal profile deleted successfully'])
  expect((await app.call('GET /criminals/:id', { params: { id } }, { as: creator })).body.message).toBe(
    'Criminal not found',
  )
  const { post } = (await app.call('GET /posts/:id', { params: { id: postId } })).body
  expect(post.criminals).toEqual([])
})

describe('the suspects of a post', () => {
  // Shows spec 7.10.
  test('stand in their order with photo and status, and stay when an edit says nothing of them', async () => {
    const { criminal } = (await create({ ...whole, photo: [await makePicture()] })).body
    const second = await makeSuspect(app.deps, other, { name: 'Rahim' })
    const form = { title: 'T', desc: 'D', criminals: [second, criminal._id, second] }
    const { post } = (await app.call('POST /posts', { form }, { as: creator })).body
    const adult = { isMinor: false }
    expect(post.criminals).toEqual([
      { _id: second, name: 'Rahim', photo: null, status: 'wanted', shown: 'shown', ...adult },
      {
        ...{ _id: criminal._id, name: 'Karim Uddin', photo: criminal.thumbnail, status: 'arrested' },
        ...{ shown: 'proposed', ...adult },
      },
    ])
    const change = async (extra: object) => {
      const changed = { params: { id: post._id }, form: { title: 'T', desc: 'D', ...extra } }
      return (await app.call('PUT /posts/:id', changed, { as: creator })).body
    }
    expect((await change({})).post.criminals).toHaveLength(2)
    expect((await change({ criminals: [criminal._id] })).post.criminals).toHaveLength(1)
    expect((await change({ criminals: [randomUUID()] })).errors).toEqual({
      criminals: 'One of the suspects does not exist',
    })
    expect((await change({ criminals: [] })).post.criminals).toEqual([])
  })

  // Shows spec 2.82, 7.9.
  test('lead to the public posts about them, newest first', async () => {
    const id = await makeSuspect(app.deps, creator)
    const posts: string[] = []
    for (const review of ['approved', 'waiting', 'approved', 'returned', 'approved'] as const) {
      posts.push(await makePost(app.deps, creator, { criminals: [id], review }))
    }
    const call = (query: object) =>
      app.call('GET /posts/criminalsPosts/:id', { params: { id }, query }, { as: creator })
    const first = (await call({ limit: 2 })).body
    expect(first.posts.map(({ _id }) => _id)).toEqual([posts[4], posts[2]])
    const rest = (await call({ limit: 2, cursor: first.nextCursor })).body
    expect(rest).toMatchObject({ posts: [{ _id: posts[0] }], nextCursor: null })
  })
})

test('nobody learns who made a suspect and so who wrote the anonymous post about them', async () => {
  const author = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  const id = (await create({ ...whole, photo: [await makePicture()] }, author)).body.criminal._id
  await edit(id, { name: 'Rahim', crimeTypes: ['Rape'] }, author)
  await makePost(app.deps, author, { isAnonymous: true, criminals: [id] })
  const secrets = [author.user.id, 'Zubaida', 'Parvin', author.user.phone, author.deviceId]
  const superAdmin = await makePerson(app.deps, { superAdmin: true })
  for (const viewer of [undefined, other, admin, superAdmin]) {
    const answers: string[] = []
    const ask = async (path: string, method = 'GET', body?: object) => {
      const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const response = await app.request(`/api${path}`, { method, ...json }, viewer)
      answers.push(JSON.stringify([...response.headers]) + (await response.text()))
    }
    await ask('/criminals/search?limit=100')
    await ask('/criminals/search?limit=100&query=Zubaida')
    await ask(`/criminals/${id}`)
    await ask(`/criminals/${id}`, 'PUT', { location: `L${Math.random()}` })
    await ask(`/criminals/${id}`, 'PUT', { name: `N${Math.random()}` })
    await ask(`/criminals/${id}/crime-types`, 'POST', { crimeType: 'Fraud' })
    await ask(`/criminals/${id}/revisions`)
    for (const { _id } of await revisionsOf(id)) await ask(`/criminals/${id}/revisions/${_id}/revert`, 'POST')
    await ask(`/posts/criminalsPosts/${id}`)
    await ask('/posts?limit=100')
    if (viewer === superAdmin) await ask(`/criminals/${id}`, 'DELETE')
    for (const answer of answers) expect(secrets.filter((secret) => answer.includes(secret))).toEqual([])
  }
  const audited = JSON.stringify(await app.deps.kysely.selectFrom('audit_log').selectAll().execute())
  expect(audited).toContain('suspect.delete')
  expect([...secrets].filter((secret) => audited.includes(secret) || app.logged().includes(secret))).toEqual(
    [],
  )
})

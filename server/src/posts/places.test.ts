import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let author: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  author = await makePerson(app.deps)
})
afterAll(() => app.close())

const words = { title: 'A bag was snatched', desc: 'At the bus stop.' }
const savar = { district: 'Dhaka', upazila: 'Savar' }
const savarNames = { en: 'Savar, Dhaka', bn: 'সাভার, ঢাকা' }
const nowhere = { district: '', upazila: '', place: { en: '', bn: '' } }

const file = (form: object) =>
  app.call('POST /posts', { form: { ...words, ...form } as never }, { as: author })

const edit = (id: string, form: object) =>
  app.call('PUT /posts/:id', { params: { id }, form: { ...words, ...form } as never }, { as: author })

const shownTo = async (id: string, as?: TestPerson) =>
  (await app.call('GET /posts/:id', { params: { id } }, { as })).body.post

describe('the place of a report', () => {
  test('is kept as it was chosen, beside its words, and comes with its names in both scripts', async () => {
    const filed = await file({ ...savar, location: 'Behind the bus stand' })
    const expected = { ...savar, place: savarNames, location: 'Behind the bus stand' }
    expect(filed.body.post).toMatchObject(expected)
    expect(await shownTo(filed.body.post._id, author)).toMatchObject(expected)
  })

  test('may be a whole district, and need not be said', async () => {
    const whole = { district: "Cox's Bazar", upazila: '' }
    const { post } = (await file(whole)).body
    expect(post).toMatchObject({ ...whole, place: { en: "Cox's Bazar", bn: 'কক্সবাজার' } })
    expect((await file({ location: 'Savar, Dhaka' })).body.post).toMatchObject(nowhere)
  })

  test('is named as in its URL, too, and kept by its name', async () => {
    const named = await file({ district: 'coxs-bazar', upazila: 'teknaf' })
    expect(named.body.post).toMatchObject({ district: "Cox's Bazar", upazila: 'Teknaf' })
    expect((await edit(named.body.post._id, { district: 'dhaka' })).body.post.district).toBe('Dhaka')
  })

  test('is shown to guests, on the page and in the feed, of an anonymous report as well', async () => {
    const id = await makePost(app.deps, author, { isAnonymous: true, ...savar })
    expect(await shownTo(id)).toMatchObject({ ...savar, place: savarNames, user: null })
    const { posts } = (await app.call('GET /posts', { query: { limit: 100 } })).body
    expect(posts.find(({ _id }) => _id === id)).toMatchObject({ ...savar, place: savarNames })
  })

  test('is changed, and cleared, by an edit that then waits for review', async () => {
    const id = await makePost(app.deps, author, savar)
    const changed = await edit(id, { district: 'Khulna', upazila: 'Dacope' })
    expect(changed.body.post).toMatchObject({
      district: 'Khulna',
      upazila: 'Dacope',
      place: { en: 'Dacope, Khulna' },
      review: { state: 'waiting', version: 3 },
    })
    expect((await edit(id, {})).body.post).toMatchObject(nowhere)
  })

  test.each([
    [{ district: 'Atlantis', upazila: '' }, 'district'],
    [{ district: 'ঢাকা', upazila: '' }, 'district'],
    [{ district: 'Atlantis', upazila: '' }, 'district'],
    [{ district: 'Khulna', upazila: 'Savar' }, 'upazila'],
    [{ district: 'Dhaka', upazila: 'Dhaka' }, 'upazila'],
    [{ district: '', upazila: 'Savar' }, 'district'],
    [{ district: 'x'.repeat(61), upazila: '' }, 'district'],
    [{ district: 'Dhaka', upazila: '__proto__' }, 'upazila'],
  ])('is refused with one error where it is none: %j', async (place, field) => {
    const id = await makePost(app.deps, author, savar)
    for (const { status, body } of [await file(place), await edit(id, place)]) {
      expect({ status, body }).toMatchObject({
        status: 400,
        body: {
          success: false,
          code: 'unknown_value',
          errors: { [field]: 'This value is not one of the allowed ones' },
        },
      })
    }
    expect(await shownTo(id, author)).toMatchObject({ ...savar, review: { version: 2 } })
  })

  test('is never an upazila without its district, whoever writes it', async () => {
    const id = await makePost(app.deps, author)
    const write = app.deps.kysely.updateTable('posts').set({ upazila: 'Savar' }).where('id', '=', id)
    await expect(write.execute()).rejects.toThrow('posts_upazila_check')
  })
})

describe('a search by place', () => {
  const foundIn = async (query: { district: string; upazila?: string } | { query: string }) => {
    const found = await app.call('GET /search', { query: { ...query, limit: 100 } }, { as: author })
    return found.body.data.posts.map(({ _id }) => _id)
  }
  const facetsOf = async (id: string) => {
    const { rows } = await app.deps.pool.query<{ facet: string }>(
      `select unnest(tsvector_to_array(words)) as facet from search_posts where id = $1`,
      [id],
    )
    return rows.map(({ facet }) => facet).filter((facet) => /^#[du]:/.test(facet))
  }

  test('finds a report where its author has said that it was, and not where its words lead', async () => {
    const id = await makePost(app.deps, author, {
      district: 'Bhola',
      upazila: 'Manpura',
      location: 'On the launch from Patuakhali',
    })
    expect(await facetsOf(id)).toEqual(['#d:Bhola', '#u:Bhola/Manpura'])
    expect(await foundIn({ district: 'Bhola' })).toEqual([id])
    expect(await foundIn({ district: 'Bhola', upazila: 'Manpura' })).toEqual([id])
    expect(await foundIn({ district: 'Patuakhali' })).not.toContain(id)
  })

  test('finds one where its words or its suspects lead, when nothing was chosen', async () => {
    const suspect = await makeSuspect(app.deps, author, { location: 'Meherpur' })
    const said = await makePost(app.deps, author, { location: 'Gangni, Meherpur' })
    const ofSuspect = await makePost(app.deps, author, { location: '', criminals: [suspect] })
    expect((await facetsOf(said)).toSorted()).toEqual(['#d:Meherpur', '#u:Meherpur/Gangni'])
    expect((await foundIn({ district: 'Meherpur' })).toSorted()).toEqual([said, ofSuspect].toSorted())
  })

  test('takes from the words the part of a district that was chosen as a whole, and of no other', async () => {
    const id = await makePost(app.deps, author, { district: 'Dhaka', location: 'Savar or Sreepur' })
    expect((await facetsOf(id)).toSorted()).toEqual(['#d:Dhaka', '#u:Dhaka/Savar'])
  })

  test.each(['Manpura', 'মনপুরা', 'ভোলা'])('finds what was chosen by its name, %s', async (query) => {
    const id = await makePost(app.deps, author, { district: 'Bhola', upazila: 'Manpura', location: '' })
    expect(await foundIn({ query })).toContain(id)
  })

  test('lets go of a report that was elsewhere after all', async () => {
    const admin = await makePerson(app.deps, { role: 'admin' })
    const id = await makePost(app.deps, author, { district: 'Narail', upazila: 'Lohagara' })
    expect(await foundIn({ district: 'Narail' })).toEqual([id])
    await app.deps.kysely
      .updateTable('posts')
      .set({ district: 'Magura', upazila: '' })
      .where('id', '=', id)
      .execute()
    expect([await foundIn({ district: 'Narail' }), await foundIn({ district: 'Magura' })]).toEqual([[], [id]])
    await edit(id, {})
    const input = { params: { id }, body: { action: 'approve' as const } }
    await app.call('POST /posts/admin/toggle-approval/:id', input, { as: admin })
    expect(await foundIn({ district: 'Magura' })).toEqual([])
  })
})

import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
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

const file = (form: object) =>
  app.call('POST /posts', { form: { ...words, ...form } as never }, { as: author })

const edit = (id: string, form: object) =>
  app.call('PUT /posts/:id', { params: { id }, form: { ...words, ...form } as never }, { as: author })

const shownTo = async (id: string, as?: TestPerson) =>
  (await app.call('GET /posts/:id', { params: { id } }, { as })).body.post.kinds

describe('the kinds of crime of a report', () => {
  test('are kept as they were chosen, each once, in a form and in JSON alike', async () => {
    const kinds: CrimeType[] = ['Theft', 'Assault', 'Theft']
    const filed = await file({ kinds })
    expect(filed.body.post.kinds).toEqual(['Theft', 'Assault'])
    const asText = await file({ kinds: JSON.stringify(kinds) })
    expect(asText.body.post.kinds).toEqual(['Theft', 'Assault'])
    expect(await shownTo(filed.body.post._id, author)).toEqual(['Theft', 'Assault'])
  })

  test('need not be said', async () => {
    expect((await file({})).body.post.kinds).toEqual([])
    expect((await file({ kinds: '' })).body.post.kinds).toEqual([])
  })

  test('are shown to guests, on the page and in the feed, of an anonymous report as well', async () => {
    const id = await makePost(app.deps, author, { isAnonymous: true, kinds: ['Fraud'] })
    expect(await shownTo(id)).toEqual(['Fraud'])
    const { posts } = (await app.call('GET /posts', { query: { limit: 100 } })).body
    expect(posts.find(({ _id }) => _id === id)?.kinds).toEqual(['Fraud'])
  })

  test('are changed, and cleared, by an edit that then waits for review', async () => {
    const id = await makePost(app.deps, author, { kinds: ['Fraud'] })
    const changed = await edit(id, { kinds: ['Theft', 'Fraud', 'Burglary'] })
    expect(changed.body.post).toMatchObject({
      kinds: ['Theft', 'Fraud', 'Burglary'],
      review: { state: 'waiting', version: 3 },
    })
    expect((await edit(id, {})).body.post.kinds).toEqual([])
  })

  test.each([
    [['Theft', 'Fraud', 'Burglary', 'Murder'], 'too_many_kinds', 'Three kinds at most'],
    [['Jaywalking'], 'unknown_value', 'This value is not one of the allowed ones'],
    [[null], 'unknown_value', 'This value is not one of the allowed ones'],
  ])('are refused with one error where they are none: %j', async (kinds, code, message) => {
    const id = await makePost(app.deps, author, { kinds: ['Fraud'] })
    for (const { status, body } of [await file({ kinds }), await edit(id, { kinds })]) {
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { success: false, code, errors: { kinds: message } },
      })
    }
    expect(await shownTo(id, author)).toEqual(['Fraud'])
  })

  test('are never more than three, whoever writes them', async () => {
    const id = await makePost(app.deps, author)
    const kinds: CrimeType[] = ['Theft', 'Fraud', 'Burglary', 'Murder']
    const write = app.deps.kysely.updateTable('posts').set({ kinds }).where('id', '=', id)
    await expect(write.execute()).rejects.toThrow('posts_kinds_check')
  })
})

describe('a category', () => {
  const categoryOf = async (category: CrimeType) => {
    const query = { category, limit: 100 }
    const { posts, counts } = (await app.call('GET /search', { query }, { as: author })).body.data
    return { ids: posts.map(({ _id }) => _id), counts }
  }
  const countOf = async (category: CrimeType) =>
    (await app.call('GET /stats/crimes', {})).body.stats[category] ?? 0

  test('lists and counts the reports of that kind beside those of its suspects, each once', async () => {
    const before = await countOf('Money Laundering')
    const suspect = await makeSuspect(app.deps, author, { crime_types: ['Money Laundering'] })
    const said = await makePost(app.deps, author, { kinds: ['Money Laundering', 'Corruption'] })
    const ofSuspect = await makePost(app.deps, author, { criminals: [suspect] })
    const both = await makePost(app.deps, author, { kinds: ['Money Laundering'], criminals: [suspect] })
    const { ids, counts } = await categoryOf('Money Laundering')
    expect(ids.toSorted()).toEqual([said, ofSuspect, both].toSorted())
    expect(counts).toMatchObject({ 'Money Laundering': 3 })
    expect(await countOf('Money Laundering')).toBe(before + 3)
    expect((await categoryOf('Corruption')).ids).toEqual([said])
  })

  test('lets go of a report with an edit, until it is let through under another kind', async () => {
    const admin = await makePerson(app.deps, { role: 'admin' })
    const id = await makePost(app.deps, author, { kinds: ['Vandalism'] })
    expect((await categoryOf('Vandalism')).ids).toEqual([id])
    await edit(id, { kinds: ['Human Trafficking'] })
    expect([await countOf('Vandalism'), (await categoryOf('Vandalism')).ids]).toEqual([0, []])
    const input = { params: { id }, body: { action: 'approve' as const } }
    await app.call('POST /posts/admin/toggle-approval/:id', input, { as: admin })
    expect(await countOf('Human Trafficking')).toBe(1)
    await app.call('DELETE /posts/:id', { params: { id } }, { as: author })
    expect([await countOf('Human Trafficking'), (await categoryOf('Human Trafficking')).ids]).toEqual([0, []])
  })
})

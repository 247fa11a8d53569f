import { limits } from '@bichar/contract/rules/limits.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
let postId: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  postId = await makePost(app.deps, admin)
})
afterAll(() => app.close())

const add = (word: string) => app.call('POST /admin/watch-words', { body: { word } }, { as: admin })
const remove = (id: string) => app.call('DELETE /admin/watch-words/:id', { params: { id } }, { as: admin })
const list = async () => (await app.call('GET /admin/watch-words', {}, { as: admin })).body.watchWords
const waits = async (text: string) => {
  const as = await makePerson(app.deps)
  const { body } = await app.call(
    'POST /posts/:id/comments',
    { params: { id: postId }, body: { text } },
    { as },
  )
  return body.comment.isHeld
}

test('what is put on the list is looked for from then on, in other spellings as well, until it is taken off', async () => {
  expect(await waits('haramjada')).toBe(false)
  const { status, body } = await add('  হারামজাদা ')
  expect(status).toBe(201)
  expect(body.watchWord).toMatchObject({ word: 'হারামজাদা', addedBy: { name: 'Amina' } })
  expect(await list()).toEqual([body.watchWord])
  expect(await waits('haramjada')).toBe(true)
  expect((await remove(body.watchWord._id)).status).toBe(200)
  expect(await list()).toEqual([])
  expect(await waits('haramjada')).toBe(false)
  expect((await remove(body.watchWord._id)).body.code).toBe('watch_word_not_found')
})

test('both are in the audit log, with the word and who did it', async () => {
  const { body } = await add('audited')
  await remove(body.watchWord._id)
  const { entries } = (await app.call('GET /admin/audit', {}, { as: admin })).body
  expect(entries.slice(0, 2).map(({ action, by, subject }) => [action, by?.name, subject.title])).toEqual(
    expect.arrayContaining([
      ['watchWord.add', 'Amina', 'audited'],
      ['watchWord.remove', 'Amina', 'audited'],
    ]),
  )
})

test('of two that are looked for alike there is one, also when they come at once', async () => {
  const answers = await Promise.all(['Twice', 'twice!', 'TWICE'].map(add))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect((await list()).filter(({ word }) => /twice/i.test(word))).toHaveLength(1)
})

test.each([
  ['', 'watch_word_required'],
  ['…!', 'watch_word_required'],
])('%j is no word', async (word, code) => {
  const { status, body } = await add(word)
  expect(status).toBe(400)
  expect([body.code, ...Object.values(body.reasons ?? {}).map((reason) => reason.code)]).toContain(code)
})

test('a word of more than sixty letters is refused', async () => {
  expect((await add('x'.repeat(limits.watchWord + 1))).status).toBe(400)
})

test('stays when who added it has left, without a name', async () => {
  const leaving = await makePerson(app.deps, { role: 'admin' })
  await app.call('POST /admin/watch-words', { body: { word: 'staying' } }, { as: leaving })
  await app.deps.kysely.deleteFrom('users').where('id', '=', leaving.user.id).execute()
  expect((await list()).find(({ word }) => word === 'staying')?.addedBy).toBeNull()
})

test('the list has an end', async () => {
  const own = await startTestApp()
  try {
    const as = await makePerson(own.deps, { role: 'admin' })
    await sql`
      insert into watch_words select gen_random_uuid(), 'word' || n, 'word' || n, null, now()
      from generate_series(1, ${serverLimits.watchWords}::integer) n`.execute(own.deps.kysely)
    const { status, body } = await own.call('POST /admin/watch-words', { body: { word: 'more' } }, { as })
    expect([status, body.code]).toEqual([409, 'watch_list_full'])
  } finally {
    await own.close()
  }
})

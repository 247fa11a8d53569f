import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { openLockedPhone } from '../test/lockedPhone.ts'
import { makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { statementsOf } from '../test/statements.ts'

let app: TestApp
let stranger: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  stranger = await makePerson(app.deps)
})
afterAll(() => app.close())

/** What somebody can do with the id of a suspect but name it in a report, as requests. */
const attempts = (id: string) =>
  [
    { method: 'GET', url: `/api/criminals/${id}` },
    { method: 'PUT', url: `/api/criminals/${id}`, payload: { name: 'Karim Uddin' } },
    { method: 'PUT', url: `/api/criminals/${id}`, payload: { status: 'arrested', version: 9 } },
    { method: 'DELETE', url: `/api/criminals/${id}` },
    { method: 'DELETE', url: `/api/criminals/${id}?unlessNamed=true` },
    { method: 'POST', url: `/api/criminals/${id}/crime-types`, payload: { crimeType: 'Theft' } },
    { method: 'GET', url: `/api/posts/criminalsPosts/${id}` },
    { method: 'POST', url: '/api/flags', payload: { kind: 'suspect', id, reason: 'spam' } },
    { method: 'PUT', url: '/api/follows', payload: { kind: 'suspect', of: id } },
    { method: 'POST', url: '/api/search/similar', payload: { suspects: [id] } },
  ] as const

/** To name it in a report, which `own` is. */
const namings = (id: string, own: string) =>
  [
    { method: 'POST', url: '/api/posts', payload: { title: 'T', desc: 'D', criminals: [id] } },
    {
      method: 'POST',
      url: '/api/posts',
      payload: { title: 'T', desc: 'D', criminals: [id], keepNoLink: true },
    },
    { method: 'PUT', url: `/api/posts/${own}`, payload: { title: 'T', desc: 'D', criminals: [id] } },
  ] as const

/** The answers to all attempts, and the statements that each took, without the id. */
async function answersTo(id: string, as: TestPerson, own?: string) {
  const answers: { asked: string; status: number; body: string; statements: string[] }[] = []
  for (const request of [...attempts(id), ...(own ? namings(id, own) : [])]) {
    let answer: { status: number; body: string } = { status: 0, body: '' }
    const statements = await statementsOf(async () => {
      const { statusCode, body } = await app.app.inject({
        ...request,
        headers: { authorization: `Bearer ${as.token}` },
      })
      answer = { status: statusCode, body }
    })
    answers.push({
      asked: `${request.method} ${request.url.replaceAll(id, '…')}`,
      ...answer,
      // Sessions are cached, and calls counted, from time to time.
      statements: statements.filter((text) => !/find_signed_in|spent_calls/.test(text)),
    })
  }
  return answers
}

async function removed(as: TestPerson): Promise<string> {
  const id = await makeSuspect(app.deps, as)
  const moderator = await makePerson(app.deps, { role: 'admin' })
  const body = { action: 'remove' } as const
  await app.call('POST /admin/suspects/:id/decision', { params: { id }, body }, { as: moderator })
  return id
}

describe('one that is not public is answered like one that does not exist, after the same work', () => {
  test.each([
    ['proposed', (as: TestPerson) => makeSuspect(app.deps, as, { proposed: true })],
    ['removed', removed],
  ])('to a stranger: %s', async (_state, make) => {
    const own = await makePost(app.deps, stranger, { review: 'waiting' })
    const id = await make(await makePerson(app.deps))
    await answersTo(newId(), stranger, own)
    const unknown = await answersTo(newId(), stranger, own)
    expect(unknown.filter(({ status }) => status < 400).map(({ asked }) => asked)).toEqual([
      'POST /api/search/similar',
    ])
    expect(await answersTo(id, stranger, own)).toEqual(unknown)
  })

  test('removed, also to its creator', async () => {
    const creator = await makePerson(app.deps)
    const own = await makePost(app.deps, creator, { review: 'waiting' })
    const unknown = await answersTo(newId(), creator, own)
    const known = await answersTo(await removed(creator), creator, own)
    const told = (list: typeof known) => list.map(({ statements: _, ...answer }) => answer)
    expect(told(known)).toEqual(told(unknown))
  })
})

describe('in a session from which anonymous things are hidden, a person’s own suspects are those of a stranger', () => {
  test('proposed ones are there no more than ones that do not exist, but for naming one in a report', async () => {
    const person = await makePerson(app.deps)
    const id = await makeSuspect(app.deps, person, { proposed: true })
    const locked = await openLockedPhone(app, person)
    await answersTo(newId(), locked)
    expect(await answersTo(id, locked)).toEqual(await answersTo(newId(), locked))
    expect((await app.call('GET /criminals/:id', { params: { id } }, { as: person })).status).toBe(200)
  })

  test('public ones cannot be told from those of others, and are changed as those of others are', async () => {
    const person = await makePerson(app.deps)
    const locked = await openLockedPhone(app, person)
    const [mine, other] = [
      await makeSuspect(app.deps, person),
      await makeSuspect(app.deps, await makePerson(app.deps)),
    ]
    const seen = async (id: string) => {
      const { criminal } = (await app.call('GET /criminals/:id', { params: { id } }, { as: locked })).body
      const renamed = { params: { id }, form: { name: 'Abul Kashem' } }
      const freed = { params: { id }, form: { status: 'released' as const } }
      return [
        { ...criminal, _id: '', id: '' },
        (await app.call('PUT /criminals/:id', renamed, { as: locked })).body.code,
        (await app.call('PUT /criminals/:id', freed, { as: locked })).body.pendingChange,
        (await app.call('DELETE /criminals/:id', { params: { id } }, { as: locked })).body.code,
      ]
    }
    expect(await seen(mine)).toEqual(await seen(other))
    expect((await seen(mine)).slice(1)).toEqual([
      'suspect_identity_forbidden',
      true,
      'suspect_delete_forbidden',
    ])
  })

  test('somebody can propose a suspect and name it in a report there, each once however often it is sent', async () => {
    const person = await makePerson(app.deps)
    const locked = await openLockedPhone(app, person)
    const send = (key: string) => ({ as: locked, headers: { 'idempotency-key': key } })
    const propose = () =>
      app.call('POST /criminals', { form: { name: 'Jalal', crimeTypes: ['Theft'] } }, send('one suspect'))
    const [first, again] = [await propose(), await propose()]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body.criminal).toEqual(first.body.criminal)
    const { _id: id } = first.body.criminal
    expect((await app.call('GET /criminals/:id', { params: { id } }, { as: locked })).status).toBe(404)
    const form = { title: 'T', desc: 'D', criminals: [id] }
    const file = () => app.call('POST /posts', { form }, send('one report'))
    const [filed, repeated] = [await file(), await file()]
    expect([filed.status, repeated.status, repeated.body.post._id]).toEqual([201, 201, filed.body.post._id])
  })

  test('nobody takes from them there what they have added, by naming it in a report without a link', async () => {
    const person = await makePerson(app.deps)
    const shown = await makeSuspect(app.deps, person)
    const anonymous = await makePost(app.deps, person, { isAnonymous: true })
    const locked = await openLockedPhone(app, person)
    const file = (criminals: string[]) =>
      app.call(
        'POST /posts',
        { form: { title: 'T', desc: 'D', criminals, keepNoLink: true } },
        { as: locked },
      )
    const form = { name: 'Jalal', crimeTypes: ['Theft' as const] }
    const proposed = (await app.call('POST /criminals', { form }, { as: locked })).body.criminal._id
    const statuses = [await file([proposed]), await file([shown]), await file([anonymous])]
    expect(statuses.map(({ status }) => status)).toEqual([201, 201, 400])
    const { criminal } = (await app.call('GET /criminals/:id', { params: { id: shown } }, { as: person }))
      .body
    expect(criminal.createdBy).toEqual({ _id: person.user.id })
    const own = await app.call('GET /posts/user/:id', { params: { id: person.user.id } }, { as: person })
    expect(own.body.posts.map(({ _id }) => _id)).toContain(anonymous)
  })
})

test('what nobody is told of a person under 18 cannot be guessed: every guess is refused alike', async () => {
  const creator = await makePerson(app.deps)
  const moderator = await makePerson(app.deps, { role: 'admin' })
  const id = await makeSuspect(app.deps, creator, { name: 'Rakib', age: 14, location: 'Rupsa, Khulna' })
  const guesses = [
    { name: 'Rakib' },
    { age: '14' },
    { location: 'Rupsa, Khulna' },
    { name: 'Rakib', age: '14' },
  ]
  const wrong = [{ name: 'Kamal' }, { age: '15' }, { location: 'Savar, Dhaka' }]
  for (const as of [stranger, creator, moderator]) {
    for (const form of [...guesses, ...wrong]) {
      const { status, body } = await app.call('PUT /criminals/:id', { params: { id }, form }, { as })
      expect([status, body.code]).toEqual([403, 'suspect_identity_forbidden'])
    }
  }
  const audit = await app.call('GET /admin/audit', { query: {} }, { as: moderator })
  expect(JSON.stringify(audit.body)).not.toContain('Rakib')
})

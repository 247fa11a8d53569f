import { randomUUID } from 'node:crypto'
import { groupedCode, withCheckDigit } from '@bichar/contract/rules/followUpCode.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertFollowUpCode } from '../authorship/store.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePicture } from '../test/make.ts'
import { behindProxy, from, someAddress } from '../test/network.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp({ settings: { ...behindProxy, LOG_LEVEL: 'trace' } })
  admin = await makePerson(app.deps, { role: 'admin' })
})
afterAll(() => app.close())

/** Files a report without a link to its author's account, and returns it with its follow-up code. */
async function filed(form: object = {}) {
  const as = await makePerson(app.deps)
  const report = { title: 'What I saw', desc: 'In the lane.', isAnonymous: true, keepNoLink: true }
  const { body } = await app.call('POST /posts', { form: { ...report, ...form } }, { as })
  return { id: body.post._id, code: body.followUpCode ?? '' }
}
const follow = (code: string, address = someAddress()) =>
  app.call('POST /follow-ups', { body: { code } }, from(address))
const decide = (id: string, body: { action: 'approve' | 'disapprove'; reason?: string }) =>
  app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body }, { as: admin })
const ask = (id: string, text = 'Which colour was the car?') =>
  app.call('POST /posts/:id/questions', { params: { id }, body: { text } }, { as: admin })
const wrongCode = () => withCheckDigit(String(Math.random()).slice(2).padEnd(19, '7').slice(0, 19))
const mistyped = (code: string) => code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10)

describe('with the code', () => {
  test('one sees where the report stands: it waits, is public, was sent back and why', async () => {
    const { id, code } = await filed()
    const waiting = await follow(code)
    expect(waiting.status).toBe(200)
    expect(waiting.headers.get('cache-control')).toBe('no-store')
    expect(waiting.body.report).toEqual({
      title: 'What I saw',
      state: 'waiting',
      reason: '',
      link: null,
      messages: [],
      mayAnswer: false,
      outcome: null,
    })
    await decide(id, { action: 'approve' })
    expect((await follow(code)).body.report).toMatchObject({ state: 'approved', link: `/postDetails/${id}` })
    await decide(id, { action: 'disapprove', reason: 'Please leave the name out.' })
    expect((await follow(code)).body.report).toMatchObject({
      state: 'returned',
      link: null,
      reason: 'Please leave the name out.',
    })
  })

  test('it may be typed in groups, with dashes and in Bengali digits', async () => {
    const { code } = await filed()
    const bengali = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))
    for (const typed of [groupedCode(code), groupedCode(code).replaceAll(' ', '-'), groupedCode(bengali)]) {
      expect((await follow(typed)).status).toBe(200)
    }
  })

  test('one reads what is asked and answers it; the moderator reads the answer, and neither learns who or when', async () => {
    const { id, code } = await filed()
    const answer = (text: string) => app.call('POST /follow-ups/answers', { body: { code, text } })
    expect((await answer('Hello?')).body.code).toBe('question_missing')
    await ask(id)
    expect((await follow(code)).body.report).toMatchObject({
      mayAnswer: true,
      messages: [
        {
          from: 'moderator',
          text: 'Which colour was the car?',
          day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ],
    })
    const answered = await answer('It was blue.')
    expect(answered.status).toBe(200)
    expect(answered.body.report.messages.map(({ from: side, text }) => [side, text])).toEqual([
      ['moderator', 'Which colour was the car?'],
      ['author', 'It was blue.'],
    ])
    const read = await app.call('GET /posts/:id/questions', { params: { id } }, { as: admin })
    expect(read.body.messages).toEqual(answered.body.report.messages)
    expect(JSON.stringify(answered.body)).not.toContain(admin.user.name)
  })

  test('one adds no more to the timeline while twenty entries wait', async () => {
    const { id: postId, code } = await filed()
    await decide(postId, { action: 'approve' })
    const add = (title: string) =>
      app.call('POST /follow-ups/timelines', { body: { code, title, date: '2026-11-20' } })
    for (let number = 1; number <= 20; number += 1) expect((await add(`Entry ${number}`)).status).toBe(201)
    expect(await add('One more')).toMatchObject({ status: 409, body: { code: 'too_many_entries_waiting' } })
    const params = { postId }
    const { body } = await app.call('GET /timelines/post/:postId/approved', { params }, { as: admin })
    expect(body.timelines).toHaveLength(20)
    await app.call(
      'PATCH /timelines/:id/toggle',
      { params: { id: body.timelines[0]?._id ?? '' } },
      { as: admin },
    )
    expect((await add('One more')).status).toBe(201)
  })

  test("one adds to the timeline, once for a key; the entry waits, and is the author's, whoever that is", async () => {
    const { id, code } = await filed()
    await decide(id, { action: 'approve' })
    const body = {
      code,
      title: 'He was arrested',
      step: 'arrested',
      origin: 'witness',
      date: '2026-11-20',
    } as const
    const headers = { 'idempotency-key': randomUUID() }
    for (const _again of [1, 2]) {
      expect((await app.call('POST /follow-ups/timelines', { body }, { headers })).status).toBe(201)
    }
    const params = { postId: id }
    const seen = await app.call('GET /timelines/post/:postId/approved', { params })
    expect(seen.body.timelines).toEqual([])
    const waiting = await app.call('GET /timelines/post/:postId/approved', { params }, { as: admin })
    expect(waiting.body.timelines).toMatchObject([
      { title: 'He was arrested', step: 'arrested', origin: 'witness', isApproved: false, createdBy: null },
    ])
    const rows = await app.deps.kysely.selectFrom('timelines').selectAll().where('post_id', '=', id).execute()
    expect(rows).toMatchObject([{ user_id: null, by_author: true }])
    const _id = waiting.body.timelines[0]?._id ?? ''
    const approved = await app.call(
      'PATCH /timelines/:id/toggle',
      { params: { id: _id }, body: {} },
      { as: admin },
    )
    expect(approved.body.timeline).toMatchObject({ isApproved: true, createdBy: null })
  })

  test('one withdraws the report: it goes with its files, its messages and its code', async () => {
    const { id, code } = await filed({ medias: [await makePicture()] })
    await ask(id)
    await decide(id, { action: 'approve' })
    const before = await app.call('GET /posts/:id', { params: { id } })
    const picture = before.body.post.medias[0]?.url ?? ''
    expect((await app.request(picture)).status).toBe(200)
    expect((await app.call('POST /follow-ups/withdraw', { body: { code } })).status).toBe(200)
    expect((await app.call('GET /posts/:id', { params: { id } }, { as: admin })).status).toBe(404)
    expect((await app.request(picture)).status).toBe(404)
    expect((await follow(code)).status).toBe(404)
    for (const table of ['post_messages', 'follow_up_codes'] as const) {
      const left = await app.deps.kysely.selectFrom(table).selectAll().where('post_id', '=', id).execute()
      expect(left).toEqual([])
    }
    const audited = await app.call('GET /admin/audit', { query: { limit: 100 } }, { as: admin })
    expect(audited.body.entries.filter(({ action }) => action === 'post.delete')).toEqual([])
  })

  test('of sixteen digits, as they were given before, one follows the report as well', async () => {
    const { id } = await filed()
    const { kysely, authorship } = app.deps
    const code = '0123456789012345'
    await kysely.deleteFrom('follow_up_codes').where('post_id', '=', id).execute()
    await kysely.transaction().execute((tx) => insertFollowUpCode(tx, authorship, code, id))
    expect((await follow(groupedCode(code))).body.report.title).toBe('What I saw')
    expect((await app.call('POST /follow-ups/withdraw', { body: { code } })).status).toBe(200)
  })

  test('and without it nobody is told that there is a report', async () => {
    const { id } = await filed()
    for (const code of [wrongCode(), '1234567890123456', '123', 'words', '', id]) {
      const { status, body } = await follow(code)
      expect([status, body.code]).toEqual([404, 'follow_code_unknown'])
    }
  })
})

describe('wrong codes', () => {
  test('are twenty an hour from one address, and no number of them keeps a right one out', async () => {
    const { id, code } = await filed()
    const address = someAddress()
    for (let count = 0; count < 20; count += 1) expect((await follow(wrongCode(), address)).status).toBe(404)
    const refused = await follow(wrongCode(), address)
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_from_network'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
    await app.deps.pool.query(`update rate_limits set points = 2000 where key like 'follow-%'`)
    expect((await follow(wrongCode(), address)).status).toBe(429)

    await ask(id)
    const there = from(address)
    const entry = { title: 'He was arrested', date: '2026-11-20' }
    expect((await follow(code, address)).status).toBe(200)
    expect((await follow(code)).status).toBe(200)
    const answered = await app.call('POST /follow-ups/answers', { body: { code, text: 'Blue.' } }, there)
    expect(answered.status).toBe(200)
    const added = await app.call('POST /follow-ups/timelines', { body: { code, ...entry } }, there)
    expect(added.status).toBe(201)
    expect((await app.call('POST /follow-ups/withdraw', { body: { code } }, there)).status).toBe(200)
  })

  test('on a call that adds something keep no right one out either', async () => {
    const { id, code } = await filed()
    await ask(id)
    const address = someAddress()
    const answer = (typed: string) =>
      app.call('POST /follow-ups/answers', { body: { code: typed, text: 'Blue.' } }, from(address))
    for (let count = 0; count < 80; count += 1) expect((await answer(wrongCode())).status).not.toBe(200)
    expect((await answer(code)).status).toBe(200)
  })

  test('count alike on every call that takes one', async () => {
    const address = someAddress()
    const calls = [
      ['POST /follow-ups', {}],
      ['POST /follow-ups/answers', { text: 'x' }],
      ['POST /follow-ups/timelines', { title: 'x', date: '2026-11-20' }],
      ['POST /follow-ups/outcomes', { answer: 'filed' }],
      ['POST /follow-ups/withdraw', {}],
    ] as const
    for (let round = 0; round < 4; round += 1) {
      for (const [name, more] of calls) {
        const body = { code: wrongCode(), ...more } as never
        expect((await app.call(name, { body }, from(address))).status).toBe(404)
      }
    }
    expect((await follow(wrongCode(), address)).status).toBe(429)
  })

  test('do not count where they cannot be a code: after mistyped digits there are as many tries as before', async () => {
    const { code } = await filed()
    const address = someAddress()
    for (let count = 0; count < 25; count += 1) {
      const { status, body } = await follow(count % 2 ? mistyped(code) : 'words', address)
      expect([status, body.code]).toEqual([404, 'follow_code_unknown'])
    }
    for (let count = 0; count < 20; count += 1) expect((await follow(wrongCode(), address)).status).toBe(404)
    expect((await follow(mistyped(code), address)).status).toBe(404)
    expect((await follow(wrongCode(), address)).status).toBe(429)
  })

  test('are counted under keyed hashes only', async () => {
    const address = someAddress()
    await follow(wrongCode(), address)
    const { rows } = await app.deps.pool.query<{ key: string }>('select key from rate_limits')
    expect(rows.filter(({ key }) => key.includes(address))).toEqual([])
  })
})

test('no log line has a code, right or wrong', async () => {
  const { code } = await filed()
  const wrong = wrongCode()
  await follow(code)
  await follow(wrong)
  expect(app.logged()).toContain('/api/follow-ups')
  for (const each of [code, wrong, groupedCode(code)]) expect(app.logged()).not.toContain(each)
})

import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Sms } from '../outside/smsTypes.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePerson } from '../test/people.ts'
import { messagesSent, somebody } from '../test/signUp.ts'
import { sendCode } from './messages.ts'

const sent: Parameters<Sms['send']>[0][] = []
let down = false

let t: TestApp
beforeAll(async () => {
  const sms: Sms = {
    place: 'this test',
    async send(message) {
      if (down) throw new Error('the SMS gateway answered 503')
      sent.push(message)
    },
  }
  t = await startTestApp({ settings: { APP_NAME: 'Nyay' }, deps: { sms } })
})
afterAll(() => t.close())
afterEach(() => void vi.useRealTimers())

const to = (phone: string) => sent.filter((message) => message.to === phone)
const challengeOf = (phone: string) =>
  t.deps.kysely.selectFrom('challenges').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow()

test('a message is sent after all when the gateway was down for a moment', async () => {
  const person = somebody()
  down = true
  expect((await t.call('POST /auth/register', { body: person })).status).toBe(200)
  await eventually(async () => {
    const { rows } = await sql`select from boss.job where state = 'retry'`.execute(t.deps.kysely)
    expect(rows).toHaveLength(1)
  })
  expect(to(person.phone)).toEqual([])
  down = false
  await eventually(() => expect(to(person.phone)).toHaveLength(1), { every: 100 })
  expect(to(person.phone)[0]?.text).toMatch(/^\d{6} is your Nyay code\./)
  expect(t.logged()).toContain('the SMS gateway answered 503')
  expect(t.logged()).not.toContain(person.phone)
})

test('a message for a challenge that has been renewed, used up or run out meanwhile is not sent', async () => {
  const person = somebody()
  await t.call('POST /auth/register', { body: person })
  await messagesSent(t)
  const { id: challengeId } = await challengeOf(person.phone)
  const first = { challengeId, resends: 0 }
  await sendCode(t.deps, first)
  expect(to(person.phone)).toHaveLength(2)
  await t.call('POST /auth/resend-otp', { body: person })
  await messagesSent(t)
  expect(to(person.phone)).toHaveLength(3)
  await sendCode(t.deps, first)
  expect(to(person.phone)).toHaveLength(3)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  await sendCode(t.deps, { challengeId, resends: 1 })
  expect(to(person.phone)).toHaveLength(3)
})

test('every message fits into one text in Bengali letters', async () => {
  const { user } = await makePerson(t.deps)
  await t.call('POST /auth/register', { body: somebody({ phone: user.phone }) })
  await messagesSent(t)
  const texts = sent.map((message) => message.text)
  expect(texts.at(-1)).toMatch(/অ্যাকাউন্ট আছে/)
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(70)
})

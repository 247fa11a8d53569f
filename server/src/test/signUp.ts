import { randomInt } from 'node:crypto'
import { normalisePhone } from '@bichar/contract/rules/phone.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { newId } from '../db/ids.ts'
import type { TestApp } from './app.ts'
import { somePhone } from './people.ts'

/** A person at a device, in the shape that the app sends. */
export interface Somebody {
  name: string
  phone: string
  password: string
  deviceId: string
}

export const somebody = (wishes: Partial<Somebody> = {}): Somebody => ({
  name: 'Rahela Khatun',
  phone: somePhone(),
  password: `golden bengal ${randomInt(1_000)}`,
  deviceId: someDevice(),
  ...wishes,
})

export const someDevice = () => `dev_${newId()}`

/** Waits until every requested message has been sent or dropped. */
export const messagesSent = ({ deps }: TestApp): Promise<void> =>
  eventually(async () => {
    const { rows } = await sql`
        select from boss.job where name = 'accounts.code' and state in ('created', 'retry', 'active')
      `.execute(deps.kysely)
    if (rows.length > 0) throw new Error('messages wait to be sent')
  })

/** Every message a phone has got, oldest first. */
export async function smsTo(t: TestApp, phone: string): Promise<string[]> {
  await messagesSent(t)
  const result = normalisePhone(phone)
  const all = await t.allSms()
  return all.filter((sms) => 'phone' in result && sms.to === result.phone).map((sms) => sms.text)
}

/** The code in the latest message to a phone. */
export async function lastCode(t: TestApp, phone: string): Promise<string> {
  const text = (await smsTo(t, phone)).at(-1) ?? ''
  return /^\d{6}(?= )/.exec(text)?.[0] ?? expect.fail(`no code in "${text}"`)
}

/** A different six-digit code. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Registers and verifies over HTTP, as a person does. */
export async function signUp(t: TestApp, wishes: Partial<Somebody> = {}) {
  const person = somebody(wishes)
  const registered = await t.call('POST /auth/register', { body: person })
  expect(registered.status).toBe(200)
  const { body, headers } = await verify(t, person)
  return { ...person, token: body.token, cookie: cookieIn(headers)?.value ?? '', userId: body.user._id }
}

export const verify = async (t: TestApp, { phone, deviceId }: Somebody) =>
  t.call('POST /auth/verify-otp', { body: { phone, deviceId, otp: await lastCode(t, phone) } })

/** The session cookie that a response sets: its value, and its attributes in lower case. */
export function cookieIn(headers: Headers): { value: string; attributes: string[] } | undefined {
  const [first] = headers.getSetCookie()
  if (first === undefined) return undefined
  const [pair = '', ...attributes] = first.split(/; */)
  expect(pair).toMatch(/^bichar_session=/)
  return {
    value: pair.slice('bichar_session='.length),
    attributes: attributes.map((attribute) => attribute.toLowerCase()),
  }
}

export const withCookie = (value: string) => ({ headers: { cookie: `bichar_session=${value}` } })

import type { Access } from '@bichar/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { guest } from '../core/actor.ts'
import { signedIn } from '../test/viewers.ts'
import { admit, bearerToken } from './actor.ts'

const request = (authorization?: string) => ({ headers: { authorization } }) as FastifyRequest

const sessions = {
  user: signedIn('user'),
  admin: signedIn('admin', 'admin'),
  superAdmin: signedIn('superAdmin', 'admin', true),
}
/** Only these three sessions are active; the token of each is its key. */
const authenticate = async (token: string) => new Map(Object.entries(sessions)).get(token)
const authenticating = { changing: authenticate, reading: authenticate }

type Refusal = Parameters<typeof admit>[1]['refusal']
const answer = async (access: Access, authorization?: string, refusal?: Refusal) => {
  try {
    return (await admit(request(authorization), { access, ...(refusal && { refusal }) }, authenticating)).role
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('a call', () => {
  test.each([
    ['open', ['guest', 'guest', 'guest', 'guest']],
    ['guest', ['guest', 'user', 'admin', 'admin']],
    ['user', ['unauthenticated', 'user', 'admin', 'admin']],
    ['admin', ['unauthenticated', 'admins_only', 'admin', 'admin']],
    // For a user the check for admin comes first.
    ['superAdmin', ['unauthenticated', 'admins_only', 'super_admins_only', 'admin']],
  ] as const)('for %s answers a guest, a user, an admin and a super admin: %j', async (access, answers) => {
    const callers = [undefined, 'Bearer user', 'Bearer admin', 'Bearer superAdmin']
    expect(await Promise.all(callers.map((caller) => answer(access, caller)))).toEqual(answers)
  })

  test('with an expired token is refused even where guests may call, but not where nobody needs one', async () => {
    expect(await answer('guest', 'Bearer dead')).toBe('unauthenticated')
    expect(await answer('user', 'Bearer dead')).toBe('unauthenticated')
    expect(await answer('open', 'Bearer dead')).toBe('guest')
  })

  test('that has words of its own refuses with those', async () => {
    expect(await answer('admin', 'Bearer user', 'notification_send_forbidden')).toBe(
      'notification_send_forbidden',
    )
    expect(await answer('superAdmin', 'Bearer admin', 'notification_send_forbidden')).toBe(
      'notification_send_forbidden',
    )
  })
})

test('a guest is nobody, and no admin', () => {
  expect(guest).toEqual({ userId: null, role: 'guest', isSuperAdmin: false, sessionId: null })
})

test.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['BEARER abc', 'abc'],
  ['Basic abc', undefined],
  ['Bearer', undefined],
  ['Bearer ', undefined],
  ['abc', undefined],
  ['', undefined],
  [undefined, undefined],
])('the header %j brings the token %j', (header, token) => {
  expect(bearerToken(request(header))).toBe(token)
})

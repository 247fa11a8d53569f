import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../core/config.ts'
import { answerError } from './errors.ts'
import { securityTxtRoute } from './securityTxt.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1, 13, 37) }))
afterEach(() => void vi.useRealTimers())

async function read(settings: Record<string, string>) {
  const app = fastify()
  app.setErrorHandler(answerError)
  securityTxtRoute(app, readConfig(settings))
  return app.inject({ url: '/.well-known/security.txt', headers: { host: 'elsewhere.example' } })
}

test('names the contact, its own address, the languages, and when a copy of it expires', async () => {
  const { statusCode, headers, body } = await read({
    SECURITY_CONTACT: 'mailto:security@bichar.example',
    PUBLIC_URL: 'https://bichar.example/',
  })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
  expect(body).toBe(
    [
      'Contact: mailto:security@bichar.example',
      'Expires: 2027-04-01T00:00:00.000Z',
      'Canonical: https://bichar.example/.well-known/security.txt',
      'Preferred-Languages: bn, en',
      '',
    ].join('\n'),
  )
})

test.each(['', 'http://bichar.example'])(
  'gives no address of its own unless the site is served over HTTPS: %o',
  async (publicUrl) => {
    const { body } = await read({
      SECURITY_CONTACT: 'https://bichar.example/security',
      PUBLIC_URL: publicUrl,
    })
    expect(body).toContain('Contact: https://bichar.example/security\n')
    expect(body).not.toContain('Canonical')
  },
)

test('is not there without a contact', async () => {
  const { statusCode, body } = await read({ PUBLIC_URL: 'https://bichar.example' })
  expect([statusCode, JSON.parse(body).code]).toEqual([404, 'not_found'])
})

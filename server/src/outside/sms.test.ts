import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../core/config.ts'
import { openSms } from './sms.ts'

interface Seen {
  method: string | undefined
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
  vi.restoreAllMocks()
})

/** A service on loopback that responds with a fixed status and records its requests. */
async function startService(answer: { status: number; headers?: Record<string, string>; body?: string }) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    seen.push({
      method: request.method,
      url: new URL(request.url ?? '', 'http://service'),
      headers: request.headers,
      body: await readAll(request),
    })
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body ?? '{"status":"queued"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.push(() => new Promise((resolve) => server.close(resolve)))
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const message = { to: '8801712345678', text: '123456 is your "Bichar" code\nআপনার কোড & {to}' }

describe('a text message through a gateway', () => {
  test('goes out as JSON, with the message escaped in the template', async () => {
    const { seen, url } = await startService({ status: 202 })
    const sms = openSms(
      readConfig({
        SMS_GATEWAY_URL: `${url}/send`,
        SMS_GATEWAY_BODY: '{"recipient":"+{to}","message":"{text}","sender":"Bichar"}',
        SMS_GATEWAY_AUTHORIZATION: 'Bearer gateway-key',
      }),
    )
    await sms.send(message)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer gateway-key' },
    })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      recipient: '+8801712345678',
      message: message.text,
      sender: 'Bichar',
    })
  })

  test('goes out in the address, escaped, when the gateway wants a GET', async () => {
    const { seen, url } = await startService({ status: 200 })
    const sms = openSms(
      readConfig({
        SMS_GATEWAY_URL: `${url}/api?key=k&number={to}&text={text}`,
        SMS_GATEWAY_METHOD: 'GET',
      }),
    )
    await sms.send(message)
    expect(seen[0]?.method).toBe('GET')
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({
      key: 'k',
      number: message.to,
      text: message.text,
    })
    expect(seen[0]?.headers['content-type']).toBeUndefined()
  })

  test('goes out as a form when the gateway takes forms', async () => {
    const { seen, url } = await startService({ status: 200 })
    const sms = openSms(
      readConfig({
        SMS_GATEWAY_URL: url,
        SMS_GATEWAY_BODY: 'to={to}&msg={text}',
        SMS_GATEWAY_CONTENT_TYPE: 'application/x-www-form-urlencoded',
      }),
    )
    await sms.send(message)
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      to: message.to,
      msg: message.text,
    })
  })

  test('goes out as plain JSON when no body is set', async () => {
    const { seen, url } = await startService({ status: 200 })
    await openSms(readConfig({ SMS_GATEWAY_URL: url })).send(message)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(message)
  })

  test.each([400, 401, 500, 503])(
    'fails when the gateway answers %i, without telling the number',
    async (status) => {
      const { url } = await startService({ status, body: `cannot send to ${message.to}` })
      const sending = openSms(readConfig({ SMS_GATEWAY_URL: url })).send(message)
      await expect(sending).rejects.toThrow(`the SMS gateway answered ${status}`)
    },
  )

  test('fails when the gateway redirects, since nothing has been sent then', async () => {
    const { seen, url } = await startService({ status: 302, headers: { location: '/elsewhere' } })
    await expect(openSms(readConfig({ SMS_GATEWAY_URL: url })).send(message)).rejects.toThrow()
    expect(seen).toHaveLength(1)
  })

  test('fails when nobody is there', async () => {
    await expect(
      openSms(readConfig({ SMS_GATEWAY_URL: 'http://127.0.0.1:1/' })).send(message),
    ).rejects.toThrow()
  })

  test('is given up after ten seconds of silence', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    const { url } = await startService({ status: 200 })
    await openSms(readConfig({ SMS_GATEWAY_URL: url })).send(message)
    expect(limit).toHaveBeenCalledWith(10_000)
  })
})

describe('a text message through Twilio', () => {
  test('is a form with the number in international writing and the account in Basic', async () => {
    const { seen, url } = await startService({ status: 201 })
    const sms = openSms(
      readConfig({
        TWILIO_API_URL: url,
        TWILIO_ACCOUNT_SID: 'AC0123',
        TWILIO_AUTH_TOKEN: 'secret',
        TWILIO_FROM: '+15550001111',
      }),
    )
    await sms.send(message)
    expect(seen[0]?.method).toBe('POST')
    expect(seen[0]?.url.pathname).toBe('/2010-04-01/Accounts/AC0123/Messages.json')
    expect(seen[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('AC0123:secret').toString('base64')}`,
      'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    })
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      From: '+15550001111',
      To: '+8801712345678',
      Body: message.text,
    })
  })

  test('can come from a messaging service', async () => {
    const { seen, url } = await startService({ status: 201 })
    const settings = { TWILIO_API_URL: url, TWILIO_ACCOUNT_SID: 'AC0123', TWILIO_AUTH_TOKEN: 'secret' }
    await openSms(readConfig({ ...settings, TWILIO_FROM: 'MG42' })).send(message)
    expect(new URLSearchParams(seen[0]?.body).get('MessagingServiceSid')).toBe('MG42')
    expect(new URLSearchParams(seen[0]?.body).has('From')).toBe(false)
  })

  test('fails when Twilio refuses', async () => {
    const { url } = await startService({ status: 429 })
    const settings = { TWILIO_API_URL: url, TWILIO_ACCOUNT_SID: 'AC0123', TWILIO_AUTH_TOKEN: 'secret' }
    const sending = openSms(readConfig({ ...settings, TWILIO_FROM: '+1' })).send(message)
    await expect(sending).rejects.toThrow('Twilio answered 429')
  })
})

describe('a text message without any service', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bichar-sms-'))
    cleanUp.push(() => rm(folder, { recursive: true }))
  })

  test('is a JSON line in a file that only the owner reads, and is printed', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const sms = openSms(readConfig({ DATA_DIR: folder }))
    const file = path.join(folder, 'sms-outbox.ndjson')
    expect(sms.place).toBe(file)
    await sms.send(message)
    await sms.send({ ...message, text: 'second' })
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { ...message, at: expect.stringMatching(/^\d{4}-.*Z$/) },
      { to: message.to, text: 'second', at: expect.any(String) },
    ])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(printed).toHaveBeenCalledWith(expect.stringContaining(message.text))
  })

  test.each(['https://bichar.example', 'http://8.8.8.8:3000'])(
    'is refused in production at %s',
    (PUBLIC_URL) => {
      const settings = { NODE_ENV: 'production', PUBLIC_URL, DATA_DIR: folder }
      expect(() => openSms(readConfig(settings))).toThrow(/SMS_GATEWAY_URL/)
      expect(() => openSms(readConfig({ ...settings, ALLOW_INSECURE_DEFAULTS: '1' }))).not.toThrow()
      expect(() => openSms(readConfig({ ...settings, NODE_ENV: 'development' }))).not.toThrow()
    },
  )

  test.each([
    undefined,
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://192.168.0.7',
    'http://[::1]:3000',
  ])('is taken in production at %s, where nobody else is', (PUBLIC_URL) => {
    const settings = { NODE_ENV: 'production', DATA_DIR: folder, ...(PUBLIC_URL && { PUBLIC_URL }) }
    expect(() => openSms(readConfig(settings))).not.toThrow()
  })
})

test.each([
  [{ SMS_GATEWAY_URL: 'not an address {to} {text}' }, /SMS_GATEWAY_URL/],
  [{ SMS_GATEWAY_URL: 'ftp://gateway/{to}/{text}' }, /SMS_GATEWAY_URL/],
  [{ SMS_GATEWAY_URL: 'http://gateway/send', SMS_GATEWAY_BODY: '{"text":"{text}"}' }, /\{to\}/],
  [{ SMS_GATEWAY_URL: 'http://gateway/send?to={to}', SMS_GATEWAY_METHOD: 'GET' }, /\{text\}/],
  [{ TWILIO_ACCOUNT_SID: 'AC0123' }, /TWILIO_AUTH_TOKEN/],
])('a wrong setting is named at start: %j', (settings, problem) => {
  expect(() => openSms(readConfig(settings))).toThrow(problem)
})

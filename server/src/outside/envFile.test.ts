import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../core/config.ts'
import { openSms } from './sms.ts'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The settings that are on, and those of each example, which an operator switches on. */
const [always = '', ...examples] = read('deploy/systemd/bichar.env').split(/^# Example \d: /m)
const settingsOf = (text: string) => parseEnv(text.replace(/^#(?=[A-Z_]+=)/gm, ''))
const message = { to: '8801712345678', text: '123456 is your code & "more"' }

afterEach(() => void vi.restoreAllMocks())

/** The request that sends a text message with the settings of an example. */
async function sent(example: string | undefined) {
  const requests = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await openSms(readConfig({ ...settingsOf(always), ...settingsOf(example ?? '') })).send(message)
  const [url, init] = requests.mock.calls[0] ?? []
  return { url: String(url), headers: new Headers(init?.headers), body: String(init?.body) }
}

test('the example of a gateway with a form sends one', async () => {
  const { url, headers, body } = await sent(examples[0])
  expect([url, headers.get('content-type')]).toEqual([
    'https://sms.example/api/send',
    'application/x-www-form-urlencoded',
  ])
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
    api_key: 'YOUR-KEY',
    number: message.to,
    message: message.text,
  })
})

test('the example of a gateway with JSON sends it with the key', async () => {
  const { headers, body } = await sent(examples[1])
  expect(headers.get('authorization')).toBe('Bearer YOUR-KEY')
  expect(JSON.parse(body)).toEqual({ from: 'YOUR-SENDER', to: `+${message.to}`, text: message.text })
})

test('the example of Twilio sends through it', async () => {
  expect((await sent(examples[2])).url).toContain('api.twilio.com')
  expect(examples).toHaveLength(3)
})

test('every setting of the file is described in docs/operate/configure.md', () => {
  const described = read('docs/operate/configure.md')
  const names = [always, ...examples].flatMap((text) => Object.keys(settingsOf(text)))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !described.includes(`\`${name}\``))).toEqual([])
})

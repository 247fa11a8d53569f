import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('without any setting the server is for this machine alone, with its data below ./data', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: 3000,
  })
  expect(config.DATA_DIR).toBe(path.resolve('data'))
})

test('a setting that is set to nothing counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', SERVER_KEY: '' })).toMatchObject({ PORT: 3000 })
})

test('a variable of the machine that is no setting is not looked at', () => {
  expect(readConfig({ PATH: '/bin', HOME: '/root' })).not.toHaveProperty('PATH')
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'staging'],
  ['DATABASE_URL', 'mysql://user:secret@localhost/data'],
  ['DATABASE_URL', 'secret'],
  ['DATABASE_LISTEN_URL', 'secret'],
  ['LIVE_REDIS_URL', 'localhost:6379'],
  ['PUBLIC_URL', 'ftp://bichar.org'],
  ['SERVER_KEY', 'abc'],
  ['TRUSTED_PROXIES', 'all'],
  ['PROCESSES', '0'],
  ['PROCESSES', 'auto'],
  ['METRICS_TOKEN', 'tooShort'],
  ['ALLOW_INSECURE_DEFAULTS', 'yes'],
  ['HSTS_INCLUDE_SUBDOMAINS', 'preload'],
  ['SECURITY_CONTACT', 'security@bichar.example'],
  ['SECURITY_CONTACT', 'http://bichar.example/security'],
])('a wrong %s (%s) is refused by name, without the value, which may be a secret', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^Invalid setting: ${name} \\S`))
  expect(read).not.toThrow(value)
})

test.each([
  ['APP_NAME', 'x'.repeat(41), 'must have at most 40 characters'],
  ['APP_NAME', ' ', 'must not be blank'],
  ['OPERATOR_ADDRESS', 'x'.repeat(501), 'must have at most 500 characters'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
  ['SMS_GATEWAY_METHOD', 'PUT', 'must be one of GET, POST'],
  ['AI_PROVIDER', 'other', 'must be one of openai, gemini'],
])('a wrong %s is explained in our own words', (name, value, reason) => {
  expect(() => readConfig({ [name]: value })).toThrow(`Invalid setting: ${name} ${reason}`)
})

test('docs/operate/configure.md lists every setting of the operator', () => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')
  const names = [...read('config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  const listed = new Set(read('../../../docs/operate/configure.md').match(/\b[A-Z][A-Z0-9_]+\b/g))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !listed.has(name))).toEqual(['NODE_ENV'])
})

test('every wrong setting is named at once', () => {
  expect(() => readConfig({ PORT: 'x', SERVER_KEY: 'y' })).toThrow(/PORT .*; SERVER_KEY /)
})

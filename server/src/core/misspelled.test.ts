import { expect, test } from 'vitest'
import { misspelledSettings } from './config.ts'

test.each([
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['DATADIR', 'DATA_DIR'],
  ['OPERATORS_NAME', 'OPERATOR_NAME'],
  ['BICHAR_PORT', 'PORT'],
  ['BICHAR_PUBLIC_URL', 'PUBLIC_URL'],
])('%s is named as a mistake for "%s", without its value', (name, meant) => {
  const warning = `${name} is not a setting and has no effect; ${meant} is`
  expect(misspelledSettings({ [name]: 'secret' })).toEqual([warning])
})

test('settings and the variables of other programs are not named', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'LOGNAME',
    'LANG',
    'POST',
    'HOSTS',
    'NODE_PATH',
    'AWS_REGION',
    'TZ',
  ]
  const names = [
    ...others,
    'PORT',
    'PUBLIC_URL',
    'S3_REGION',
    'OPENAI_API_KEY',
    'PGHOST',
    'PGPORT',
    'NODE_OPTIONS',
  ]
  expect(misspelledSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
})

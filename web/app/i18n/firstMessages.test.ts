import { expect, test } from 'vitest'
import { splitMessages } from '../../precompileMessages.ts'
import bn from './bn.ts'
import en from './en.ts'
import { firstMessages } from './firstMessages.ts'

type Catalogue = { [key: string]: string | Catalogue }

const flat = (of: Catalogue, under = ''): string[] =>
  Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'string' ? [under + key] : flat(value, `${under}${key}.`),
  )

test.each([
  ['en', en],
  ['bn', bn],
])('in %s, each message is in exactly one part', (_language, messages) => {
  const { first, further, rest } = splitMessages(messages)
  expect([...flat(first), ...flat(further), ...flat(rest)].sort()).toEqual(flat(messages).sort())
  expect(first).toMatchObject({ shell: { home: expect.anything() }, errors: {} })
  expect(flat(further)).toContain('comments.write')
  expect(flat(rest)).toContain('accounts.login.title')
})

test('the list of the first messages names only messages that exist', () => {
  const keys = flat(en)
  const unknown = [...firstMessages.first, ...firstMessages.further].filter(
    (name) => !keys.some((key) => key === name || key.startsWith(`${name}.`)),
  )
  expect(unknown).toEqual([])
})

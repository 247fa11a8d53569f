import { expect, test } from 'vitest'
import { splitMessages } from '../../firstMessages.ts'
import { usedMessages } from '../../usedMessages.ts'
import bn from './bn.ts'
import en from './en.ts'

type Catalogue = { [key: string]: string | Catalogue }

const flat = (of: Catalogue, under = ''): string[] =>
  Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'string' ? [under + key] : flat(value, `${under}${key}.`),
  )

const said = (code: string) => [...usedMessages(code, 'some.tsx').keys].sort()

test('what a module says is known by its calls', () => {
  expect(said(`const t = useTranslations('posts'); t('edit'); t.rich(is ? 'a.b' : 'c', {})`)).toEqual([
    'posts.a.b',
    'posts.c',
    'posts.edit',
  ])
  expect(said(`const again = useTranslations('common')('retry'); show(again)`)).toEqual(['common.retry'])
  expect(said(`const t = useTranslations('steps'); t(\`states.\${step}.name\`)`)).toEqual(['steps.states.*'])
  expect(
    said(`const { tagline, more: { x } } = messagesOf(of).shell; messagesOf(of).steps.states[last.step]`),
  ).toEqual(['shell.more', 'shell.tagline', 'steps.states.*'])
})

test('where it cannot be told which message, it may be each of the namespace', () => {
  expect(said(`const t = useTranslations('posts'); t(name)`)).toEqual(['posts.*'])
  expect(said(`const t = useTranslations('posts'); explain(t)`)).toEqual(['posts.*'])
  expect(said(`explain(useTranslations('posts'))`)).toEqual(['posts.*'])
  expect(
    said(`const a = () => { const t = useTranslations('a'); t('x') }
    const b = () => { const t = useTranslations('b'); t('y') }`),
  ).toEqual(['a.x', 'a.y', 'b.x', 'b.y'])
  expect(() => said('useTranslations(of)')).toThrow('only known when the page is rendered')
})

test('a hook that depends on it, and what asks first whether a message has come, say nothing by that', () => {
  expect(
    said(`const t = useTranslations('posts'); useCallback(() => t('edit'), [t]); of.t; ({ t: 1 })`),
  ).toEqual(['posts.edit'])
  const asking = usedMessages(`const t = useTranslations('errors'); t.has(code) ? t(code) : ''`, 'some.tsx')
  expect([[...asking.keys], [...asking.namespaces]]).toEqual([[], ['errors']])
})

test.each([
  ['en', en],
  ['bn', bn],
])('in %s, each message is in one of the two parts, and those of dialogs not in the first', (_, words) => {
  const { first, rest } = splitMessages(words)
  expect([...flat(first), ...flat(rest)].sort()).toEqual(flat(words).sort())
  expect(first).toMatchObject({ shell: { home: expect.anything() }, errors: {} })
  expect(flat(first)).not.toContain('accounts.login.heading')
  expect(flat(first).length).toBeLessThan(flat(rest).length / 2)
})

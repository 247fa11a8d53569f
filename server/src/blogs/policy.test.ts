import { expect, test } from 'vitest'
import { admins, everyone, who } from '../test/viewers.ts'
import { abilities, maySee } from './policy.ts'

test('a blog that is published is there for everybody, one that is not for admins only', () => {
  expect(who((viewer) => maySee({ is_published: true }, viewer))).toEqual(everyone)
  expect(who((viewer) => maySee({ is_published: false }, viewer))).toEqual(admins)
})

test.each(['edit', 'delete', 'publish'] as const)('only admins may %s a blog, and each may any', (what) => {
  expect(who((viewer) => abilities(viewer)[what])).toEqual(admins)
})

import { expect, test } from 'vitest'
import { admins, everyone, viewers, who } from '../test/viewers.ts'
import { abilities, maySeePost, visible } from './policy.ts'

test.each(['all', 'published', 'unpublished'] as const)(
  'who asks for the stories that are %s gets them as an admin, and the published ones as anybody else',
  (asked) => {
    for (const name of everyone) {
      expect(visible(asked, viewers[name])).toBe(admins.includes(name) ? asked : 'published')
    }
  },
)

test('a story names its post to everybody while that is public, else to admins', () => {
  expect(who((viewer) => maySeePost({ is_allowed: true }, viewer))).toEqual(everyone)
  expect(who((viewer) => maySeePost({ is_allowed: false }, viewer))).toEqual(admins)
})

test.each(['edit', 'delete', 'publish'] as const)('only admins may %s a story, and each may any', (what) => {
  expect(who((viewer) => abilities(viewer)[what])).toEqual(admins)
})

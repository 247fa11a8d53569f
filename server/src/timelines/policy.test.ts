import { describe, expect, test } from 'vitest'
import { admins, everyone, viewers, who } from '../test/viewers.ts'
import { abilities, mayKnowOf, maySeeCreator, seesWaiting, whoseEntry } from './policy.ts'

const entry = (is_approved: boolean, user_id: string | null = 'owner') => ({ user_id, is_approved })

describe('a timeline entry', () => {
  test('that is approved exists for everybody', () => {
    expect(who((viewer) => mayKnowOf(entry(true), viewer))).toEqual(everyone)
  })

  test('that waits exists for whoever added it and for admins, and for admins alone once that person has left', () => {
    expect(who((viewer) => mayKnowOf(entry(false), viewer))).toEqual([
      'owner',
      'admin',
      'superAdmin',
      'owningAdmin',
    ])
    expect(who((viewer) => mayKnowOf(entry(false, null), viewer))).toEqual(admins)
  })

  test('that waits stands in the list of its post for admins only', () => {
    expect(who(seesWaiting)).toEqual(admins)
  })

  test('is deleted by whoever added it and by admins, and approved by admins alone', () => {
    expect(who((viewer) => abilities(entry(true), viewer).delete)).toEqual([
      'owner',
      'admin',
      'superAdmin',
      'owningAdmin',
    ])
    expect(who((viewer) => abilities(entry(true, null), viewer).delete)).toEqual(admins)
    expect(who((viewer) => abilities(entry(true), viewer).moderate)).toEqual(admins)
    const oneOfMany = { ...viewers.owningAdmin, hasOtherAdmins: true }
    expect(abilities(entry(true), oneOfMany)).toEqual({ delete: true, moderate: false })
  })
})

test('an entry is anonymous to those who decide on it if the author of an anonymous post added it', () => {
  const whose = (by_author: boolean, is_anonymous: boolean) =>
    whoseEntry({ ...entry(false), by_author }, { is_anonymous }, viewers.owningAdmin)
  expect(whose(true, true)).toEqual({ isOwn: true, isAnonymous: true })
  for (const [by_author, is_anonymous] of [
    [true, false],
    [false, true],
    [false, false],
  ] as const)
    expect(whose(by_author, is_anonymous)).toEqual({ isOwn: true, isAnonymous: false })
})

describe('who added a timeline entry is known', () => {
  const on = (
    post: { isAnonymous: boolean },
    { by_author, user_id = 'owner' }: { by_author: boolean; user_id?: string | null },
  ) => ({ ...entry(true, user_id), by_author, post_is_anonymous: post.isAnonymous })
  const [named, anonymous] = [{ isAnonymous: false }, { isAnonymous: true }]

  test('to everybody on a post with a name, also if its author added it while it had none', () => {
    for (const by_author of [true, false])
      expect(who((viewer) => maySeeCreator(on(named, { by_author }), viewer))).toEqual(everyone)
  })

  test('to themselves alone when it is their own anonymous post: no admin learns it', () => {
    const row = on(anonymous, { by_author: true })
    expect(who((viewer) => maySeeCreator(row, viewer))).toEqual(['owner', 'owningAdmin'])
  })

  test('to everybody when an admin has added it to an anonymous post as an admin, whoever wrote that', () => {
    const row = on(anonymous, { by_author: false })
    expect(who((viewer) => maySeeCreator(row, viewer))).toEqual(everyone)
  })

  test('to nobody when the author of the anonymous post has left', () => {
    const row = on(anonymous, { by_author: true, user_id: null })
    expect(who((viewer) => maySeeCreator(row, viewer))).toEqual([])
  })
})

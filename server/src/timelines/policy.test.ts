import { describe, expect, test } from 'vitest'
import { admins, everyone, who } from '../test/viewers.ts'
import { abilities, mayKnowOf, maySeeCreator, seesWaiting } from './policy.ts'

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
  })
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

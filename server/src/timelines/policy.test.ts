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
    post_is_anonymous: boolean,
    post_author_id: string | null,
    user_id: string | null = 'owner',
  ) => ({
    ...entry(true, user_id),
    post_is_anonymous,
    post_author_id,
  })

  test('to everybody on a post with a name', () => {
    expect(who((viewer) => maySeeCreator(on(false, 'owner'), viewer))).toEqual(everyone)
  })

  test('to themselves alone when it is their own anonymous post: no admin learns it', () => {
    expect(who((viewer) => maySeeCreator(on(true, 'owner'), viewer))).toEqual(['owner', 'owningAdmin'])
  })

  test('to everybody when an admin adds to the anonymous post of somebody else', () => {
    expect(who((viewer) => maySeeCreator(on(true, 'author', 'admin'), viewer))).toEqual(everyone)
  })

  test('to nobody when the author of the anonymous post has left', () => {
    expect(who((viewer) => maySeeCreator(on(true, null, null), viewer))).toEqual([])
  })
})

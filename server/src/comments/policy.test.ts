import { describe, expect, test } from 'vitest'
import { type Actor, guest } from '../core/actor.ts'
import { abilities, firstState, isNewcomer, maySee, maySeeAuthor, newcomers } from './policy.ts'

const signedIn = (userId: string, role: 'user' | 'admin' = 'user', isSuperAdmin = false): Actor => ({
  userId,
  role,
  isSuperAdmin,
  sessionId: 'session',
})
const viewers: Record<string, Actor> = {
  guest,
  author: signedIn('author'),
  other: signedIn('other'),
  admin: signedIn('admin', 'admin'),
  superAdmin: signedIn('super', 'admin', true),
}
const who = (may: (viewer: Actor) => boolean) =>
  Object.entries(viewers).flatMap(([name, viewer]) => (may(viewer) ? [name] : []))

const comment = (is_anonymous: boolean, user_id: string | null = 'author') => ({ user_id, is_anonymous })

describe('a comment', () => {
  test('that is anonymous has an author for its author alone', () => {
    expect(who((viewer) => maySeeAuthor(comment(true), viewer))).toEqual(['author'])
    expect(who((viewer) => maySeeAuthor(comment(false), viewer))).toEqual(Object.keys(viewers))
  })

  test.each([true, false])('is there for everybody, until it waits (anonymous: %s)', (isAnonymous) => {
    const seenBy = (state: 'shown' | 'held' | 'hidden') =>
      who((viewer) => maySee({ ...comment(isAnonymous), state }, viewer))
    expect(seenBy('shown')).toEqual(Object.keys(viewers))
    for (const state of ['held', 'hidden'] as const) {
      expect(seenBy(state)).toEqual(['author', 'admin', 'superAdmin'])
    }
  })

  test.each([true, false])('is deleted by its author and admins (anonymous: %s)', (isAnonymous) => {
    expect(who((viewer) => abilities(comment(isAnonymous), viewer).delete)).toEqual([
      'author',
      'admin',
      'superAdmin',
    ])
  })

  test('of somebody who has left is nobody’s, least of all a guest’s', () => {
    expect(who((viewer) => maySeeAuthor(comment(true, null), viewer))).toEqual([])
    expect(who((viewer) => abilities(comment(true, null), viewer).delete)).toEqual(['admin', 'superAdmin'])
  })
})

describe('a newcomer', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const joined = (milliseconds: number) => new Date(now.getTime() - milliseconds)

  test('has an account younger than a week and fewer than three shown comments', () => {
    const young = joined(newcomers.milliseconds - 1)
    expect(isNewcomer({ joinedAt: young, shownComments: 2 }, now)).toBe(true)
    expect(isNewcomer({ joinedAt: young, shownComments: 3 }, now)).toBe(false)
    expect(isNewcomer({ joinedAt: joined(newcomers.milliseconds), shownComments: 0 }, now)).toBe(false)
  })

  test('is nobody whose account is gone', () => {
    expect(isNewcomer(undefined, now)).toBe(false)
  })
})

test('a new comment with findings is held if it is anonymous or by a newcomer, and any other is shown', () => {
  const combinations = [true, false].flatMap((hasFindings) =>
    [true, false].flatMap((isAnonymous) =>
      [true, false].map((byNewcomer) => ({ hasFindings, isAnonymous, byNewcomer })),
    ),
  )
  const held = combinations.filter((combination) => firstState(combination) === 'held')
  expect(held).toEqual([
    { hasFindings: true, isAnonymous: true, byNewcomer: true },
    { hasFindings: true, isAnonymous: true, byNewcomer: false },
    { hasFindings: true, isAnonymous: false, byNewcomer: true },
  ])
})

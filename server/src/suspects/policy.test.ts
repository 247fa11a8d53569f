import { suspectVisibilities } from '@bichar/contract/rules/suspectVisibility.ts'
import { describe, expect, test } from 'vitest'
import { admins, everyone, viewers, who } from '../test/viewers.ts'
import {
  abilities,
  actsAsAdmin,
  isCreator,
  isRedacted,
  maySee,
  maySeeReview,
  needsConfirmation,
  type OwnedSuspect,
} from './policy.ts'

const suspect: OwnedSuspect = { creator_id: 'owner', visibility: 'shown', is_minor: false }
const orphan: OwnedSuspect = { ...suspect, creator_id: null }
const creatorAndAdmins = ['owner', 'admin', 'superAdmin', 'owningAdmin']

describe('a suspect', () => {
  test('is known to be theirs to whoever made it, and to nobody once that person has left', () => {
    expect(who((viewer) => isCreator(suspect, viewer))).toEqual(['owner', 'owningAdmin'])
    expect(who((viewer) => isCreator(orphan, viewer))).toEqual([])
  })

  test.each([
    ['proposed', creatorAndAdmins],
    ['shown', everyone],
    ['hidden', creatorAndAdmins],
    ['removed', admins],
  ] as const)('that is %s exists for the right people', (visibility, people) => {
    expect(who((viewer) => maySee({ ...suspect, visibility }, viewer))).toEqual(people)
    expect(who((viewer) => maySee({ ...orphan, visibility }, viewer))).toEqual(
      visibility === 'shown' ? everyone : admins,
    )
  })

  test('tells its creator and admins how it was decided on, and of a removed one only admins', () => {
    for (const visibility of suspectVisibilities) {
      expect(who((viewer) => maySeeReview({ ...suspect, visibility }, viewer))).toEqual(
        visibility === 'removed' ? admins : creatorAndAdmins,
      )
    }
  })

  test('is changed by everybody who is signed in', () => {
    expect(who((viewer) => abilities(suspect, viewer).edit)).toEqual([
      'owner',
      'other',
      'admin',
      'superAdmin',
      'owningAdmin',
    ])
  })

  test('that is public is changed at once only by admins who did not add it; all other changes wait', () => {
    expect(who((viewer) => !needsConfirmation(suspect, viewer))).toEqual(['admin', 'superAdmin'])
    for (const visibility of ['proposed', 'hidden'] as const) {
      expect(who((viewer) => needsConfirmation({ ...suspect, visibility }, viewer))).toEqual([])
    }
  })

  test.each(['changeIdentity', 'delete'] as const)('lets its creator and admins %s, nobody else', (what) => {
    expect(who((viewer) => abilities(suspect, viewer)[what])).toEqual(creatorAndAdmins)
    expect(who((viewer) => abilities(orphan, viewer)[what])).toEqual(admins)
  })

  test('under 18 is not to be recognised while it is public, and nobody changes then who it is', () => {
    expect(isRedacted({ ...suspect, is_minor: true })).toBe(true)
    expect(isRedacted({ ...suspect, is_minor: true, visibility: 'proposed' })).toBe(false)
    expect(who((viewer) => abilities({ ...suspect, is_minor: true }, viewer).changeIdentity)).toEqual([])
  })

  test.each(['seeRevisions', 'decide'] as const)('lets admins %s, nobody else', (what) => {
    expect(who((viewer) => abilities(suspect, viewer)[what])).toEqual(admins)
  })

  test('that an admin made is theirs as anybody’s is: they do not act on it as an admin', () => {
    expect(who((viewer) => actsAsAdmin(suspect, viewer))).toEqual(['admin', 'superAdmin'])
    expect(actsAsAdmin(orphan, viewers.owningAdmin)).toBe(true)
  })
})

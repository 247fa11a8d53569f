import { describe, expect, test } from 'vitest'
import { admins, viewers, who } from '../test/viewers.ts'
import { abilities, actsAsAdmin, isCreator } from './policy.ts'

const suspect = { creator_id: 'owner' }
const orphan = { creator_id: null }

describe('a suspect', () => {
  test('is known to be theirs to whoever made it, and to nobody once that person has left', () => {
    expect(who((viewer) => isCreator(suspect, viewer))).toEqual(['owner', 'owningAdmin'])
    expect(who((viewer) => isCreator(orphan, viewer))).toEqual([])
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

  test.each(['changeIdentity', 'delete'] as const)('lets its creator and admins %s, nobody else', (what) => {
    expect(who((viewer) => abilities(suspect, viewer)[what])).toEqual([
      'owner',
      'admin',
      'superAdmin',
      'owningAdmin',
    ])
    expect(who((viewer) => abilities(orphan, viewer)[what])).toEqual(admins)
  })

  test('shows its changes to admins only', () => {
    expect(who((viewer) => abilities(suspect, viewer).seeRevisions)).toEqual(admins)
  })

  test('that an admin made is theirs as anybody’s is: they do not act on it as an admin', () => {
    expect(who((viewer) => actsAsAdmin(suspect, viewer))).toEqual(['admin', 'superAdmin'])
    expect(actsAsAdmin(orphan, viewers.owningAdmin)).toBe(true)
  })
})

import { expect, test } from 'vitest'
import { viewers, who } from '../test/viewers.ts'
import { mayModerate, refuseOwnItem } from './ownItems.ts'

const { admin } = viewers
const oneOfMany = { ...admin, hasOtherAdmins: true }
const named = { isOwn: true, isAnonymous: false }

test('admins moderate everything but, as long as there is another admin, their own', () => {
  expect(who((viewer) => mayModerate(viewer, false))).toEqual(['admin', 'superAdmin', 'owningAdmin'])
  expect([mayModerate(admin, true), mayModerate(oneOfMany, true), mayModerate(oneOfMany, false)]).toEqual([
    true,
    false,
    true,
  ])
})

test('a decision of the only admin on their own thing is noted, but not for what is anonymous', () => {
  expect(() => refuseOwnItem(oneOfMany, named)).toThrow('another moderator decides')
  expect(() => refuseOwnItem(oneOfMany, { ...named, isAnonymous: true })).toThrow()
  expect(refuseOwnItem(oneOfMany, { ...named, isOwn: false })).toEqual({})
  expect(refuseOwnItem(admin, named)).toEqual({ isOwn: true })
  expect(refuseOwnItem(admin, { ...named, isAnonymous: true })).toEqual({})
})

import type { DeskThing } from '@bichar/contract/desk.ts'
import { expect, it } from 'vitest'
import { writerOf } from './writer.ts'

const [rahim, karim] = [
  { _id: 'r', name: 'Rahim' },
  { _id: 'k', name: 'Karim' },
]
const nothing = { post: null, comment: null, timeline: null, person: null }
const of = (thing: object) => writerOf({ ...nothing, ...thing } as DeskThing)
const postOf = (user: object | null, isAnonymous = false) => ({ post: { user, isAnonymous } })
const commentOf = (user: { _id: string; name: string }, isAnonymous = false) => ({
  comment: { user: { _id: user._id }, author: isAnonymous ? 'Anonymous' : user.name, isAnonymous },
})

it('is the author of a post, and of something on it whoever wrote that', () => {
  expect(of(postOf(rahim))).toEqual({ isAnonymous: false, user: rahim })
  expect(of({ ...postOf(rahim), ...commentOf(karim) })).toEqual({ isAnonymous: false, user: karim })
  expect(of({ ...postOf(rahim, true), ...commentOf(karim) })).toEqual({ isAnonymous: false, user: karim })
  expect(of({ ...postOf(rahim), timeline: { createdBy: karim } })).toEqual({
    isAnonymous: false,
    user: karim,
  })
  expect(of({ person: karim })).toEqual({ isAnonymous: false, user: karim })
})

it('is nobody where it is anonymous, also for whoever wrote it', () => {
  const nobody = { isAnonymous: true, user: null }
  expect(of(postOf(rahim, true))).toEqual(nobody)
  expect(of({ ...postOf(rahim), ...commentOf(rahim, true) })).toEqual(nobody)
  expect(of({ ...postOf(null, true), timeline: { createdBy: null } })).toEqual(nobody)
})

it('is unknown of suspects and requests, and of who has left', () => {
  expect(of({})).toBeUndefined()
  expect(of({ ...postOf(rahim), timeline: { createdBy: null } })).toEqual({ isAnonymous: false, user: null })
})

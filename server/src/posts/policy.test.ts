import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guest, type SignedIn } from '../core/actor.ts'
import { abilities, maySee, maySeeAuthor, maySeeReview, personalScope } from './policy.ts'

const person = (userId: string, role: 'user' | 'admin' = 'user'): SignedIn => ({
  userId,
  role,
  isSuperAdmin: false,
  sessionId: 'a session',
})

const author = person('author')
const viewers = { guest, stranger: person('stranger'), author, admin: person('admin', 'admin') }
const post = (is_allowed: boolean, is_anonymous = false, user_id: string | null = 'author') => ({
  user_id,
  is_allowed,
  is_anonymous,
})

// Shows spec 4.15.
test.each([
  ['guest', true, false],
  ['stranger', true, false],
  ['author', true, true],
  ['admin', true, true],
] as const)('%s sees an approved post: %s, one that waits: %s', (who, approved, waiting) => {
  expect(maySee(post(true), viewers[who])).toBe(approved)
  expect(maySee(post(false), viewers[who])).toBe(waiting)
})

// Shows spec 2.50, 6.7, 6.9, 6.14.
test('only the author may make a post anonymous or named, an admin everything else', () => {
  const all = { edit: true, delete: true, changeAnonymity: true, moderate: true, addTimeline: true }
  const none = {
    edit: false,
    delete: false,
    changeAnonymity: false,
    moderate: false,
    addTimeline: false,
  }
  expect(abilities(post(true), guest)).toEqual(none)
  expect(abilities(post(true), viewers.stranger)).toEqual(none)
  expect(abilities(post(true), author)).toEqual({ ...all, moderate: false })
  expect(abilities(post(true), viewers.admin)).toEqual({ ...all, changeAnonymity: false })
  const owningAdmin = person('author', 'admin')
  expect(abilities(post(true), owningAdmin)).toEqual(all)
  expect(abilities(post(true), { ...owningAdmin, hasOtherAdmins: true })).toEqual({ ...all, moderate: false })
})

const anyActor = fc.oneof(
  fc.constant(guest),
  fc
    .record({ id: fc.constantFrom('a', 'b'), role: fc.constantFrom('user', 'admin') })
    .map(({ id, role }) => person(id, role)),
)
const anyPost = fc.record({
  user_id: fc.constantFrom('a', 'b', null),
  is_allowed: fc.boolean(),
  is_anonymous: fc.boolean(),
})

test('nobody may do anything to a post that they cannot see', () => {
  fc.assert(
    fc.property(anyPost, anyActor, (some, actor) => {
      const can = Object.values(abilities(some, actor)).some(Boolean)
      if (can || maySeeReview(some, actor)) expect(maySee(some, actor)).toBe(true)
    }),
  )
})

test('nobody but the author knows who wrote an anonymous post, admins included', () => {
  fc.assert(
    fc.property(anyPost, anyActor, (some, actor) => {
      const isAuthor = actor.userId !== null && actor.userId === some.user_id
      expect(maySeeAuthor(some, actor)).toBe(isAuthor || !some.is_anonymous)
    }),
  )
})

test("in the list of a person's posts only that person finds the anonymous ones", () => {
  expect(personalScope('author', author)).toEqual({ anonymous: true, notAllowed: true })
  expect(personalScope('author', viewers.admin)).toEqual({ anonymous: false, notAllowed: true })
  expect(personalScope('author', viewers.stranger)).toEqual({ anonymous: false, notAllowed: false })
  expect(personalScope('author', guest)).toEqual({ anonymous: false, notAllowed: false })
})

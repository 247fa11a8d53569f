import { expect, test } from 'vitest'
import { made } from '../test/rows.ts'
import { actorView } from './audit.ts'
import { auditView } from './view.ts'

test('an admin reads what was done, by whom, to what, when and why', () => {
  const row = {
    id: 'entry',
    actor_id: 'admin',
    actor_name: 'Salma Khatun',
    action: 'post.disapprove',
    subject_kind: 'post',
    subject_id: 'post',
    title: 'Robbery at the bus stop',
    post_id: 'post',
    still_there: true,
    // The title in `detail` is there for finding the subject later; it is not part of the answer.
    detail: {
      ...({ reason: 'No names, please', reports: 3, reactions: 5, to: 'users', isOwn: true } as const),
      title: 'As it was',
    },
    at: made,
    sort_key: 'key',
  } as const
  expect(auditView(row)).toStrictEqual({
    _id: 'entry',
    action: 'post.disapprove',
    at: made.toISOString(),
    by: { _id: 'admin', name: 'Salma Khatun' },
    subject: {
      kind: 'post',
      _id: 'post',
      title: 'Robbery at the bus stop',
      postId: 'post',
      exists: true,
    },
    detail: { reason: 'No names, please', reports: 3, reactions: 5, to: 'users', isOwn: true },
  })
})

test('an admin without a name has deleted their account; the operator has never had one', () => {
  expect(actorView({ actor_id: 'admin', actor_name: '' })).toStrictEqual({ _id: 'admin', name: '' })
  expect(actorView({ actor_id: null, actor_name: '' })).toBeNull()
})

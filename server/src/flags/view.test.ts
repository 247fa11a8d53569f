import { expect, test } from 'vitest'
import { flagRow, made, postRow, shownMedia } from '../test/rows.ts'
import { viewers } from '../test/viewers.ts'
import { flaggedView, reportedPostView, reportView } from './view.ts'

const report = {
  _id: 'report',
  reason: 'This is not true',
  text: 'This is not true',
  code: 'other',
  isAutomatic: false,
  reporter: { name: 'Karim Uddin' },
  createdAt: made.toISOString(),
}

// Shows spec 3.7.
test('a report says why, by whom and when, and of somebody who has left not by whom', () => {
  expect(reportView(flagRow())).toEqual(report)
  expect(reportView(flagRow({ reporter_name: null })).reporter).toBeNull()
})

// Shows spec 3.7.
test('an admin reads a reported post with its author, its reports, and what to decide on', () => {
  expect(reportedPostView(postRow(), [flagRow()], viewers.admin)).toStrictEqual({
    _id: 'post',
    title: 'Robbery at the bus stop',
    desc: 'Two men took a bag.',
    isAnonymous: false,
    isAllowed: true,
    medias: [shownMedia],
    createdAt: made.toISOString(),
    author: { _id: 'owner', name: 'Rahima Begum', avatar: '/media/rahima.jpg' },
    version: 3,
    reportCount: 2,
    reports: [report],
    can: { moderate: true },
  })
})

test('an admin does not learn who wrote an anonymous post that was reported', () => {
  const view = reportedPostView(postRow({ is_anonymous: true }), [flagRow()], viewers.admin)
  expect(view.author).toBeNull()
  expect(JSON.stringify(view)).not.toMatch(/owner|Rahima|rahima/)
})

test('nor who wrote anything else that is anonymous', () => {
  const row = {
    ...{ kind: 'comment' as const, subject_id: 'comment', title: '', text: 'Liars', version: 1, medias: [] },
    ...{ author_id: 'owner', author_name: 'Rahima Begum', post_id: 'post', post_title: 'Robbery' },
    ...{ created_at: made, since: made, is_urgent: false, flag_count: 1, answers: null },
  }
  const unflagged = { flags: [], isOwn: false }
  expect(flaggedView({ ...row, is_anonymous: false }, unflagged, viewers.admin).author).toEqual({
    _id: 'owner',
    name: 'Rahima Begum',
  })
  expect(flaggedView({ ...row, is_anonymous: true }, unflagged, viewers.admin).author).toBeNull()
})

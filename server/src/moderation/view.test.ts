import { expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { reportView } from '../flags/view.ts'
import { postView } from '../posts/view.ts'
import { suspectView } from '../suspects/view.ts'
import { flagRow, made, postRow, suspectRow } from '../test/rows.ts'
import { viewers } from '../test/viewers.ts'
import { reviewView } from './view.ts'

const reviewed = {
  post: postRow(),
  moderationHistory: { joined_at: made, approved: 7, returned: 1 },
  suspects: [suspectRow()],
  sameName: [],
  reports: { rows: [flagRow({ state: 'cleared' })], total: 21 },
}

test('a moderator decides with the post, its suspects, its reports and what its author has behind them', () => {
  expect(reviewView(reviewed, viewers.admin)).toEqual({
    post: postView(postRow(), viewers.admin),
    authorStanding: { joinedAt: dayOf(made).toISOString(), approvedCount: 7, returnedCount: 1 },
    criminals: [suspectView(suspectRow(), viewers.admin)],
    sameName: [],
    reports: [{ ...reportView(flagRow()), state: 'cleared' }],
    totalReports: 21,
  })
})

test('of an author who is not named there is nothing to know', () => {
  expect(reviewView({ ...reviewed, moderationHistory: undefined }, viewers.admin).authorStanding).toBeNull()
})

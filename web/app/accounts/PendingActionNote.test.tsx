import { expect, test } from 'vitest'
import { renderWith } from '../test/renderWith.tsx'
import { PendingActionNote } from './PendingActionNote.tsx'
import { type PendingAction, storePendingAction } from './pendingAction.ts'

const post = { id: '0197a1b2-0000-7000-8000-0000000000a1', title: 'Gate broken' }

test.each<[PendingAction, RegExp]>([
  [{ act: 'react', ...post }, /each person counts once/],
  [{ act: 'share', kind: 'post', ...post }, /people come here, and not bots/],
  [{ act: 'suspect', title: 'Somebody', photo: null }, /only accused/],
  [{ act: 'follow', subject: { kind: 'district', of: 'Dhaka' }, title: 'Dhaka' }, /whom to notify/],
  [{ act: 'createReport' }, /find your report again/],
])('the reason for a login is that of what was tapped: %o', async (action, reason) => {
  storePendingAction(action)
  const screen = await renderWith(<PendingActionNote>form</PendingActionNote>)
  await screen.getByText('Why an account?').click()
  await expect.element(screen.getByText(reason)).toBeVisible()
})

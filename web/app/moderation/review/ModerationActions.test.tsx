import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCalls, refuse } from '../../test/fakeCalls.ts'
import { makePost } from '../../test/make.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { ModerationActions } from './ModerationActions.tsx'
import { useModeration } from './useModeration.ts'

const words = 'It names a child, and the place where she lives.'
const ready = 'Please say where and when it happened.'

const waiting = makePost({
  isAllowed: false,
  review: { state: 'waiting', reason: '', version: 2 },
  can: { edit: false, delete: true, changeAnonymity: false, moderate: true, addTimeline: false },
})

function Actions() {
  const nobody = { count: 0, leftOut: new Set<string>() } as unknown as Parameters<
    typeof ModerationActions
  >[0]['people']
  return <ModerationActions post={waiting} people={nobody} moderation={useModeration(waiting)} />
}

const decide = 'POST /posts/admin/toggle-approval/:id'
const dialog = page.getByRole('dialog', { name: 'Send post back' })
const question = page.getByRole('dialog', { name: 'Discard what you wrote?' })
const reason = dialog.getByLabelText(/^Reason/)

async function askForReason(calls: FakeCalls = {}) {
  const screen = await renderWith(<Actions />, {
    session: people.admin,
    calls: { 'GET /admin/summary': () => refuse('unavailable'), ...calls },
  })
  await screen.getByRole('button', { name: 'Send back' }).click()
  await expect.element(dialog).toBeVisible()
  return screen
}

test('a report is sent back with the reason that the moderator has written', async () => {
  const answer = { success: true, message: 'Done', post: waiting } as const
  const sendBack = vi.fn<NonNullable<FakeCalls[typeof decide]>>(() => answer)
  await askForReason({ [decide]: sendBack })
  await reason.fill(words)
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect.poll(() => document.querySelector('.toast')).not.toBeNull()
  expect(sendBack.mock.calls[0]?.[0]).toMatchObject({
    body: { action: 'disapprove', reason: words, version: 2 },
  })
})

test('a report that could not be sent back keeps the reason for the next time', async () => {
  const screen = await askForReason({ [decide]: () => refuse('internal') })
  await reason.fill(words)
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect.element(screen.getByText('Failed to update post status')).toBeVisible()
  await screen.getByRole('button', { name: 'Send back' }).click()
  await expect.element(reason).toHaveValue(words)
})

test('a reason for sending a report back is thrown away only after a question', async () => {
  await askForReason()
  await reason.fill(words)
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(reason).toHaveValue(words)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a ready reason for sending a report back is thrown away without a question', async () => {
  await askForReason()
  await dialog.getByRole('button', { name: ready }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToStayWhileSending } from '../../test/dialogs.ts'
import { type FakeCalls, refuse } from '../../test/fakeCalls.ts'
import { expectToLeadTo } from '../../test/forms.ts'
import { makeFlagged } from '../../test/make.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { FlaggedCard } from './FlaggedCard.tsx'
import FlagReasonDialog from './FlagReasonDialog.tsx'

const words = 'It names a child, and the place where she lives.'
const done = { success: true, message: 'Done' } as const

const dialog = page.getByRole('dialog').first()
const why = dialog.getByLabelText('What is wrong with it')
const question = page.getByRole('dialog', { name: 'Discard what you wrote?' })
const decisions = { Delete: 'remove', 'Take down until fixed': 'takeDown' } as const

const renderCard = (calls: FakeCalls = {}) =>
  renderWith(<FlaggedCard thing={makeFlagged()} />, {
    session: people.admin,
    calls: { 'GET /admin/summary': () => refuse('unavailable'), ...calls },
  })

for (const [name, action] of Object.entries(decisions)) {
  const openDialog = async () => {
    await page.getByRole('article').getByRole('button', { name }).click()
    await expect.element(dialog).toBeVisible()
  }

  test(`a decision on what was flagged sends its reason (${action})`, async () => {
    const decide = vi.fn<NonNullable<FakeCalls['POST /admin/flags/:kind/:id']>>(() => done)
    await renderCard({ 'POST /admin/flags/:kind/:id': decide })
    await openDialog()
    await why.fill(words)
    await dialog.getByRole('button', { name }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(decide.mock.calls[0]?.[0]).toMatchObject({
      params: { kind: 'post' },
      body: { action, reason: words, version: 3 },
    })
  })

  test(`a decision on what was flagged needs a reason: its button leads to the field and says so (${action})`, async () => {
    await renderCard()
    await openDialog()
    await expectToLeadTo(dialog.getByRole('button', { name }), why, 'Please provide a reason')
  })

  test(`a decision on what was flagged that fails keeps its reason (${action})`, async () => {
    const screen = await renderCard({ 'POST /admin/flags/:kind/:id': () => refuse('internal') })
    await openDialog()
    await why.fill(words)
    await dialog.getByRole('button', { name }).click()
    await expect.element(screen.getByText('Action failed')).toBeVisible()
    await expect.element(why).toHaveValue(words)
  })

  test(`a decision on what was flagged and has changed meanwhile closes, so that one looks again (${action})`, async () => {
    const screen = await renderCard({ 'POST /admin/flags/:kind/:id': () => refuse('conflict') })
    await openDialog()
    await why.fill(words)
    await dialog.getByRole('button', { name }).click()
    await expect.element(screen.getByText(/^It or its reports have changed in the meantime\./)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test(`a decision on what was flagged asks before its reason is thrown away (${action})`, async () => {
    await renderCard()
    await openDialog()
    await why.fill(words)
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(why).toHaveValue(words)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })
}

test('the dialog for what is wrong with something flagged stays while it sends', async () => {
  const onClose = vi.fn()
  await renderWith(<FlagReasonDialog action="remove" busy onDecide={() => undefined} onClose={onClose} />, {
    session: people.admin,
  })
  await expect.element(dialog).toBeVisible()
  await expectToStayWhileSending(dialog, onClose)
})

import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '../fakeCalls.ts'
import { people } from '../people.ts'
import { renderWith } from '../renderWith.tsx'
import { type Confirmation, confirmations, words } from './confirmations.tsx'

const dialog = page.getByRole('dialog')
const pressable = (name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByRole('menuitem', { name, exact: true }))

async function openDialog({ open, title }: Confirmation) {
  for (const name of open) await pressable(name).click()
  await expect.element(dialog).toHaveAccessibleName(title)
}

const focused = () => {
  const { activeElement } = document
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
}

for (const [what, asked] of Object.entries(confirmations)) {
  const render = async () => {
    const sent = vi.fn()
    const respond = vi.fn<() => unknown>(() => ({ success: true, ...asked.answer }))
    await renderWith(asked.thing, {
      session: people.superAdmin,
      calls: {
        'GET /posts/:id': () => refuse('post_not_found'),
        [asked.call]: (input: object) => {
          sent(Object.fromEntries(Object.entries(input).filter(([part]) => part in asked.sends)))
          return respond()
        },
      },
    })
    await openDialog(asked)
    return { sent, respond }
  }
  const confirm = dialog.getByRole('button', { name: asked.confirm, exact: true })
  const giveReason = async () => {
    if (asked.reason) await dialog.getByLabelText(asked.reason).fill(words)
  }

  test(`${what}: nothing is sent when it is cancelled or left with Escape, and the focus returns`, async () => {
    const { sent } = await render()
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(focused).toBe(asked.open[0])
    await openDialog(asked)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(focused).toBe(asked.open[0])
    expect(sent).not.toHaveBeenCalled()
  })

  test(`${what}: pressed twice, it is sent once, and the question closes`, async () => {
    const { sent, respond } = await render()
    const { promise, resolve } = Promise.withResolvers<unknown>()
    respond.mockReturnValue(promise)
    await giveReason()
    const button = confirm.element() as HTMLElement
    await confirm.click()
    button.click()
    resolve({ success: true, ...asked.answer })
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent.mock.calls).toEqual([[asked.sends]])
  })

  test(`${what}: a failure is told, and the question ${asked.stays ? 'stays' : 'closes'}`, async () => {
    const { respond } = await render()
    respond.mockImplementation(() => refuse('internal'))
    await giveReason()
    await confirm.click()
    await expect.element(page.getByText(asked.failed)).toBeVisible()
    if (asked.stays) await expect.element(dialog).toBeVisible()
    else await expect.element(dialog).not.toBeInTheDocument()
  })
}

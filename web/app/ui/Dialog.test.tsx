import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToStayWhileSending, pressAndRelease, pressEscape } from '../test/dialogs.ts'
import { renderWith } from '../test/renderWith.tsx'
import { Dialog } from './Dialog.tsx'

function Opener({ onClose }: { onClose?(): void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog
          title="Report post"
          onClose={() => {
            setOpen(false)
            onClose?.()
          }}
        >
          <p>Why?</p>
        </Dialog>
      )}
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'Report post' })

test('a dialog covers the page and takes the focus', async () => {
  const screen = await renderWith(<Opener />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().matches(':modal')).toBe(true)
  expect(dialog.element().contains(document.activeElement)).toBe(true)
})

test('WebKit gives the content of a dialog its height, which it does not with a flex basis of zero', async () => {
  const screen = await renderWith(<Opener />)
  await screen.getByRole('button', { name: 'Open' }).click()
  const content = screen.getByText('Why?').element().parentElement as HTMLElement
  expect(getComputedStyle(content).flexBasis).toBe('auto')
})

test('a dialog is closed by Escape, and the focus returns to what opened it', async () => {
  const screen = await renderWith(<Opener />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('a dialog is closed by its button and by a press beside it', async () => {
  const onClose = vi.fn()
  const screen = await renderWith(<Opener onClose={onClose} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledTimes(1)
  await screen.getByRole('button', { name: 'Open' }).click()
  await userEvent.click(dialog, { position: { x: -40, y: -40 }, force: true })
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('a dialog stays when the mouse is pressed within it and released outside', async () => {
  const onClose = vi.fn()
  const screen = await renderWith(<Opener onClose={onClose} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  pressAndRelease(screen.getByText('Why?').element(), dialog.element())
  expect(onClose).not.toHaveBeenCalled()
  pressAndRelease(dialog.element(), dialog.element())
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog that is busy is closed neither by Escape, nor by its button, nor by a press beside it', async () => {
  const onClose = vi.fn()
  await renderWith(
    <Dialog title="Report post" onClose={onClose} busy>
      <p>Sending</p>
    </Dialog>,
  )
  await expectToStayWhileSending(dialog, onClose)
})

test('a dialog that is busy stays open however often somebody goes back, with the focus where it was', async () => {
  await renderWith(
    <Dialog title="Report post" onClose={() => undefined} busy>
      <button type="button">Stop sending</button>
    </Dialog>,
  )
  const stop = dialog.getByRole('button', { name: 'Stop sending' })
  await stop.click()
  await pressEscape(4)
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().matches(':modal')).toBe(true)
  await expect.element(stop).toHaveFocus()
})

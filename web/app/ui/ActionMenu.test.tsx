import { Flag, Trash } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWith } from '../test/renderWith.tsx'
import { ActionMenu } from './ActionMenu.tsx'

async function openMenu() {
  const onDelete = vi.fn()
  const screen = await renderWith(
    <>
      <ActionMenu
        label="More"
        actions={[
          { label: 'Report', icon: Flag, onChoose: () => undefined },
          { label: 'Delete', icon: Trash, onChoose: onDelete, alarming: true },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  )
  const trigger = screen.getByRole('button', { name: 'More' })
  await trigger.click()
  const item = (name: string) => screen.getByRole('menuitem', { name })
  await expect.element(item('Report')).toHaveFocus()
  return { screen, trigger, item, menu: screen.getByRole('menu'), onDelete }
}

test('a menu of actions moves its focus with the arrows, round from the last to the first', async () => {
  const { item } = await openMenu()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Delete')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Report')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Delete')).toHaveFocus()
})

test('a menu of actions goes to its ends with Home and End', async () => {
  const { item } = await openMenu()
  await userEvent.keyboard('{End}')
  await expect.element(item('Delete')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('Report')).toHaveFocus()
})

test('a menu of actions is closed by Escape, and the focus returns to its button', async () => {
  const { menu, trigger } = await openMenu()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('a menu of actions is closed by a press elsewhere', async () => {
  const { screen, menu } = await openMenu()
  await screen.getByRole('button', { name: 'Elsewhere' }).click()
  await expect.element(menu).not.toBeInTheDocument()
})

test('a menu of actions does what was chosen, once, and closes', async () => {
  const { menu, item, trigger, onDelete } = await openMenu()
  await item('Delete').click()
  expect(onDelete).toHaveBeenCalledOnce()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('a menu of actions tells screen readers whether it is open', async () => {
  const { trigger } = await openMenu()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  await trigger.click()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
})

import type { Me } from '@bichar/contract/accounts.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderWith } from '../renderWith.tsx'

/** What somebody sees of a thing, and the names of all that they can press, those within its menu included. */
export type Row = readonly [who: Me | undefined, state: string, thing: ReactNode, offered: readonly string[]]

/** The permissions of a thing, of which only these are given. */
export const may = <Can extends Record<string, boolean>>(can: Can, ...given: (keyof Can)[]): Can =>
  Object.fromEntries(Object.keys(can).map((name) => [name, given.includes(name)])) as Can

/** The names of what can be pressed; a switch tells whether it is on. */
function namesIn(container: Element): string[] {
  const all = container.querySelectorAll('button:not([aria-haspopup]), a')
  return [...all].filter((each) => each.closest('.sr-only') === null).map(nameOf)
}

function nameOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
  const name = element.getAttribute('aria-label') ?? copy.textContent.trim()
  const state = element.getAttribute('aria-checked')
  return state === null ? name : `${name}: ${state === 'true' ? 'on' : 'off'}`
}

const roleOf = (who: Me | undefined) => {
  if (!who) return 'a guest'
  if (who.role === 'user') return 'a member'
  return who.isSuperAdmin ? 'a super admin' : 'an admin'
}

/** Tests what is offered for a thing, to everybody and in every state of the rows. */
export const testOffers = (what: string, rows: readonly Row[]): void =>
  test.each(rows.map((row) => [roleOf(row[0]), row[1], row] as const))(
    `${what}: what is offered to %s, %s`,
    async (_who, _state, [session, , thing, offered]) => {
      const screen = await renderWith(<div data-testid="thing">{thing}</div>, session && { session })
      // Once the messages of the panel are loaded.
      await expect.element(screen.getByTestId('thing')).toBeInTheDocument()
      const menu = screen.container.querySelector<HTMLElement>('[aria-haspopup=menu]')
      if (menu) await screen.getByRole('button', { name: nameOf(menu) }).click()
      expect(namesIn(screen.container)).toEqual(offered)
    },
  )

import type { Suspect } from '@bichar/contract/suspects.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { SuspectMenu } from './SuspectMenu.tsx'

const suspect = {
  _id: '0197a1b2-0000-7000-8000-0000000000e1',
  name: 'Jalal',
  version: 1,
  review: { isReturned: false, reason: '' },
  can: { edit: true, changeIdentity: true, delete: true, seeRevisions: true, decide: true },
} as Suspect

// What is asked before a decision, by the state of the suspect and the name of the decision in the menu.
test.each([
  ['proposed', 'Send back', 'Send back Jalal?', /^Nobody else sees the profile/],
  ['proposed', 'Remove', 'Remove Jalal?', /^From then on only moderators/],
  ['shown', 'Hide', 'Hide Jalal?', /^The profile leaves every list/],
  ['hidden', 'Remove', 'Remove Jalal?', /^From then on only moderators/],
] as const)('a %s suspect: %s is asked about by its own name', async (shown, name, title, text) => {
  const screen = await renderWith(<SuspectMenu suspect={{ ...suspect, shown }} onEdit={() => {}} />, {
    session: people.admin,
  })
  await screen.getByRole('button', { name: 'More about this suspect' }).click()
  await screen.getByRole('menuitem', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog.getByText(text)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name, exact: true })).toBeVisible()
})

import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectToLeadTo } from '../../test/forms.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import AddSuspectDialog from './AddSuspectDialog.tsx'

const nothing = () => undefined

// Shows spec 5.38.
test('a suspect without a name or a crime type is not sent: the button leads to what is missing', async () => {
  const screen = await renderWith(
    <AddSuspectDialog onClose={nothing} onCreated={nothing} onAlike={nothing} />,
    { session: people.member },
  )
  const submit = screen.getByRole('button', { name: 'Add suspect' })
  const name = screen.getByLabelText('Name')
  await expectToLeadTo(submit, name, 'Name is required')
  await name.fill('Kala')
  submit.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('checkbox', { name: 'Murder' })).toHaveFocus()
  await expect
    .element(screen.getByRole('group', { name: 'Crime types' }))
    .toHaveAccessibleDescription('At least one crime type is required')
})

import { expect, test } from 'vitest'
import { expectToLeadTo } from '../../test/forms.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { PeopleForm } from './PeopleForm.tsx'
import { noMessage } from './queries.ts'
import SendNotificationPage from './SendNotificationPage.tsx'

// Shows spec 6.20.
test('an admin who is no super admin is led back from sending notifications', async () => {
  const screen = await renderWith(<SendNotificationPage />, {
    session: people.admin,
    route: '/admin/send-notification',
  })
  await expect.element(screen.getByText('Only super admins can send notifications')).toBeVisible()
  expect(screen.address()).toBe('/admin')
})

test('a message to nobody is not sent: its button leads to the recipients', async () => {
  const screen = await renderWith(<PeopleForm initial={noMessage} />, { session: people.superAdmin })
  const send = screen.getByRole('button', { name: 'Choose at least one person' })
  await expectToLeadTo(send, screen.getByRole('combobox', { name: 'People' }), 'Please choose who gets it')
})

import { expect, test } from 'vitest'
import { expectReadOnlyWhileSending } from '../test/forms.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { AppealForm } from './AppealForm.tsx'

test('an appeal cannot be written on while it is sent', async () => {
  const sent = Promise.withResolvers<void>()
  const screen = await renderWith(<AppealForm send={() => sent.promise} />, { session: people.member })
  const field = screen.getByLabelText('What do you want to say?')
  await field.fill('It was a quotation.')
  await screen.getByRole('button', { name: 'Send appeal' }).click()
  await expectReadOnlyWhileSending(field)
  sent.resolve()
  await expect.element(screen.getByRole('button', { name: 'Send appeal' })).toBeEnabled()
})

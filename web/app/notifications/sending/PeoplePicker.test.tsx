import { expect, test, vi } from 'vitest'
import { type FakeCalls, refuse } from '../../test/fakeCalls.ts'
import { passTime, writeAtOnce } from '../../test/fakeTime.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { PeoplePicker } from './PeoplePicker.tsx'

type Search = NonNullable<FakeCalls['GET /users/search']>

async function renderPicker(search: Search) {
  const screen = await renderWith(<PeoplePicker chosen={[]} onChange={() => undefined} />, {
    session: people.superAdmin,
    calls: { 'GET /users/search': search },
  })
  const field = screen.getByRole('combobox', { name: 'People' })
  await expect.element(field).toBeVisible()
  return { screen, field }
}

// Shows spec 9.22.
test('recipients are searched for once nothing has been typed for half a second', async () => {
  const search = vi.fn<Search>(() => ({ success: true, users: [] }))
  const { field } = await renderPicker(search)
  vi.useFakeTimers()
  for (const typed of ['Kal', 'Kala']) {
    writeAtOnce(field, typed)
    await passTime(499)
  }
  expect(search).not.toHaveBeenCalled()
  await passTime(1)
  await expect.poll(() => search.mock.calls.map(([{ query }]) => query.q)).toEqual(['Kala'])
})

test('a search for recipients that fails says so', async () => {
  const { screen, field } = await renderPicker(() => refuse('internal'))
  await field.fill('Kala')
  await expect.element(screen.getByText('Failed to search users')).toBeVisible()
})

import type { CallOutput } from '@bichar/contract/api.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { expect, test, vi } from 'vitest'
import { type FakeCalls, loseNetwork } from '../../test/fakeCalls.ts'
import { passTime, writeAtOnce } from '../../test/fakeTime.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import { SuspectPicker } from './SuspectPicker.tsx'

type Search = NonNullable<FakeCalls['GET /criminals/search']>

const nobody: CallOutput<'GET /criminals/search'> = {
  success: true,
  criminals: [],
  currentPage: 1,
  hasMore: false,
}

const suspect = (_id: string, name: string) =>
  ({
    ...{
      _id,
      name,
      age: null,
      location: '',
      status: 'wanted',
      shown: 'shown',
      isMinor: false,
      reportCount: 1,
    },
    ...{ photo: null, thumbnail: null },
  }) as Suspect

async function renderPicker(search: Search) {
  const none = {
    chosen: [],
    created: [],
    onChange: () => undefined,
    onCreated: () => undefined,
    location: '',
  }
  const screen = await renderWith(<SuspectPicker {...none} />, {
    session: people.member,
    calls: { 'GET /criminals/search': search },
  })
  return { screen, field: screen.getByRole('combobox', { name: /^Suspects/ }) }
}

// Shows spec 9.22, 9.23.
test('suspects are searched for once nothing has been typed for half a second, at most ten', async () => {
  const search = vi.fn<Search>(() => nobody)
  vi.useFakeTimers()
  const { field } = await renderPicker(search)
  for (const typed of ['Kal', 'Kala']) {
    writeAtOnce(field, typed)
    await passTime(499)
  }
  expect(search).not.toHaveBeenCalled()
  await passTime(1)
  await expect
    .poll(() => search.mock.calls.map(([{ query }]) => query))
    .toEqual([{ query: 'Kala', limit: '10' }])
})

test('whom the search has found stays in the list until it has found others, and nobody is added meanwhile', async () => {
  const rubel = suspect('rubel', 'Rubel Hawladar')
  const kamal = suspect('kamal', 'Kamal')
  const found: Record<string, Suspect[]> = { rubel: [rubel], 'rubel ha': [rubel], kam: [kamal] }
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const { screen, field } = await renderPicker(async ({ query }) => {
    if (query?.query === 'rubel ha') await answered
    return { ...nobody, criminals: found[query?.query ?? ''] ?? [] }
  })
  const option = (name: RegExp) => screen.getByRole('option', { name })
  await field.fill('rubel')
  await expect.element(option(/Hawladar/)).toBeVisible()
  await expect.element(option(/^None of these: add rubel$/)).toBeVisible()

  await field.fill('rubel ha')
  await expect.element(screen.getByText('Searching…')).toBeVisible()
  await expect.element(option(/Hawladar/)).toBeVisible()
  await expect.element(option(/add/i)).not.toBeInTheDocument()
  answer()
  await expect.element(option(/^None of these: add rubel ha$/)).toBeVisible()
  await expect.element(option(/Hawladar/)).toBeVisible()

  await field.fill('rubel hax')
  await expect.element(screen.getByText('Nobody has this name. Similar names:')).toBeVisible()
  await expect.element(option(/Hawladar/)).toBeVisible()
  await expect.element(option(/^None of these: add rubel hax$/)).toBeVisible()

  await field.fill('kam')
  await expect.element(option(/Hawladar/)).not.toBeInTheDocument()
  await expect.element(option(/Kamal/)).toBeVisible()
  await field.fill('zz')
  await expect.element(option(/^Add new suspect: zz$/)).toBeVisible()
  await expect.element(option(/Kamal/)).not.toBeInTheDocument()
})

test('a search for suspects that fails says so, and is tried again on request', async () => {
  const search = vi.fn<Search>(() => nobody).mockImplementationOnce(loseNetwork)
  const { screen, field } = await renderPicker(search)
  await field.fill('Kala')
  await screen.getByRole('option', { name: 'Try again' }).click()
  await expect.poll(() => search.mock.calls.length).toBe(2)
})

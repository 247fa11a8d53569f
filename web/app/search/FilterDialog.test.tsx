import { expect, test, vi } from 'vitest'
import { renderWith } from '../test/renderWith.tsx'
import FilterDialog from './FilterDialog.tsx'
import type { SearchQuery } from './searchPath.ts'

const asked: SearchQuery = {
  query: 'gate',
  category: 'Extortion',
  district: 'Dhaka',
  upazila: 'Savar',
  from: '2026-01-01',
  to: '2026-02-01',
  status: 'wanted',
  media: 'pictures',
  sort: 'newest',
}

const parametersOf = (address: string) => Object.fromEntries(new URL(address, location.origin).searchParams)

test('whoever changes one filter of a search keeps its words, its order and all other filters', async () => {
  const screen = await renderWith(<FilterDialog asked={asked} onClose={vi.fn()} />, { route: '/results' })
  await screen.getByLabelText('Crime category').selectOptions('Theft')
  await screen.getByRole('button', { name: 'Show results' }).click()
  await expect.poll(() => screen.address()).toMatch(/^\/search/)
  expect(parametersOf(screen.address())).toEqual({ ...asked, category: 'Theft' })
})

test('whoever clears the filters of a search keeps its words and its order', async () => {
  const screen = await renderWith(<FilterDialog asked={asked} onClose={vi.fn()} />, { route: '/results' })
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await screen.getByRole('button', { name: 'Show results' }).click()
  await expect.poll(() => screen.address()).toMatch(/^\/search/)
  expect(parametersOf(screen.address())).toEqual({ query: 'gate', sort: 'newest' })
})

test('the order of a search is chosen with its filters', async () => {
  const screen = await renderWith(<FilterDialog asked={{ query: 'gate' }} onClose={vi.fn()} />, {
    route: '/results',
  })
  await screen.getByLabelText('Sort by').selectOptions('Newest')
  await screen.getByRole('button', { name: 'Show results' }).click()
  await expect.poll(() => screen.address()).toMatch(/^\/search/)
  expect(parametersOf(screen.address())).toEqual({ query: 'gate', sort: 'newest' })
})

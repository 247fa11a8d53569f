import { limits } from '@bichar/contract/rules/limits.ts'
import type { ListedUser } from '@bichar/contract/users.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeCalls } from '../../test/fakeCalls.ts'
import { passTime, writeAtOnce } from '../../test/fakeTime.ts'
import { people } from '../../test/people.ts'
import { renderWith } from '../../test/renderWith.tsx'
import UsersPage from './UsersPage.tsx'

type Listing = NonNullable<FakeCalls['GET /users/users']>

/** Lists so many people, page by page. */
const listing = (total: number): Listing => {
  const limit = limits.userPage
  const everybody = Array.from({ length: total }, (_, index): ListedUser => {
    const { avatar, role, isSuperAdmin, createdAt, phone } = people.member
    return { _id: `user-${index}`, name: `Runa ${index + 1}`, avatar, role, isSuperAdmin, createdAt, phone }
  })
  return ({ query }) => {
    const at = Number(query?.page ?? 1)
    const pagination = { page: at, limit, total, pages: Math.ceil(total / limit) }
    return { success: true, users: everybody.slice((at - 1) * limit, at * limit), pagination }
  }
}

const renderPage = (list: Listing, route = '/admin/users') =>
  renderWith(<UsersPage />, { session: people.admin, route, calls: { 'GET /users/users': list } })

const pager = page.getByRole('navigation', { name: 'Pages' })
const pagesListed = () =>
  pager
    .getByRole('link', { name: /^Page/ })
    .elements()
    .map(({ textContent }) => textContent)
    .join(' ')

// Shows spec 2.106.
test('the people of the panel come on one page without a pager', async () => {
  const screen = await renderPage(listing(9))
  await expect.element(screen.getByText('Showing 1 to 9 of 9 items')).toBeVisible()
  expect(screen.getByRole('article').elements()).toHaveLength(9)
  await expect.element(pager).not.toBeInTheDocument()
})

test('seven pages of people are listed in full', async () => {
  await renderPage(listing(61))
  await expect.poll(pagesListed).toBe('1 2 3 4 5 6 7')
})

test('eight pages of people are listed with a gap', async () => {
  await renderPage(listing(71))
  await expect.poll(pagesListed).toBe('1 2 3 6 7 8')
  expect(pager.element().textContent).toContain('…')
})

test('the pages around the present one of the people are listed', async () => {
  await renderPage(listing(71), '/admin/users?page=5')
  await expect.poll(pagesListed).toBe('1 2 3 5 6 7 8')
})

test('the last page of the people has the rest of them', async () => {
  const screen = await renderPage(listing(71))
  await pager.getByRole('link', { name: 'Page 8' }).click()
  await expect.element(screen.getByText('Showing 71 to 71 of 71 items')).toBeVisible()
  expect(screen.getByRole('article').elements()).toHaveLength(1)
})

async function renderSearch() {
  const list = vi.fn(listing(1))
  const screen = await renderPage(list)
  await expect.element(screen.getByText('Showing 1 to 1 of 1 items')).toBeVisible()
  vi.useFakeTimers()
  const field = screen.getByRole('searchbox', { name: 'Search users by name or phone' })
  const searches = () => list.mock.calls.map(([{ query }]) => query?.search).filter(Boolean)
  return { screen, field, searches }
}

// Shows spec 9.13, 9.22.
test('people are searched for once nothing has been typed for half a second', async () => {
  const { screen, field, searches } = await renderSearch()
  for (const typed of ['Nas', 'Nasrin']) {
    writeAtOnce(field, typed)
    await passTime(499)
  }
  expect(searches()).toEqual([])
  await passTime(1)
  await expect.poll(searches).toEqual(['Nasrin'])
  expect(screen.address()).toBe('/admin/users?search=Nasrin')
})

// Shows spec 9.13.
test('people are searched for from the second letter', async () => {
  const { screen, field, searches } = await renderSearch()
  const hint = screen.getByText('Write at least two characters to search.')
  await field.fill('N')
  await expect.element(hint).toBeVisible()
  await passTime(1_000)
  expect(searches()).toEqual([])
  await field.fill('Na')
  await expect.element(hint).not.toBeInTheDocument()
})

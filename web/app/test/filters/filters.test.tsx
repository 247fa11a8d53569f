import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import ManageBlogsPage from '../../blogs/admin/ManageBlogsPage.tsx'
import { DistrictMessages } from '../../places/DistrictMessages.tsx'
import { NumbersFilters } from '../../places/NumbersFilters.tsx'
import { CountedCategories } from '../../search/CountedCategories.tsx'
import { FilterBar } from '../../search/FilterBar.tsx'
import { SearchForm } from '../../search/SearchForm.tsx'
import ManageStoriesPage from '../../stories/ManageStoriesPage.tsx'
import { PublicSuspects } from '../../suspects/managing/PublicSuspects.tsx'
import { SuspectFilters } from '../../suspects/SuspectFilters.tsx'
import type { FakeCalls } from '../fakeCalls.ts'
import { people } from '../people.ts'
import { renderWith } from '../renderWith.tsx'
import { withScripting } from '../withScripting.ts'

withScripting()

/** The address of a page with all its filters, one of which is changed there, and what the address is to ask for then. */
interface Narrowed {
  what: string
  page: ReactNode
  route: string
  /** What is pressed one after the other. */
  press?: readonly (string | RegExp)[]
  /** The label of a field, and what is chosen there or written into it. */
  choose?: readonly [label: string, value: string]
  write?: readonly [label: string, words: string]
  asks: Record<string, string>
}

const numbers = {
  page: (
    <DistrictMessages>
      <NumbersFilters filter={{ kind: 'Theft', period: 'month' }} />
    </DistrictMessages>
  ),
  route: '/places?kind=Theft&period=month',
}

const place = { district: 'Khulna', upazila: 'Rupsa' }
const suspects = {
  page: <SuspectFilters filter={{ status: 'wanted', category: 'Theft', ...place }} />,
  route: '/suspects?status=wanted&category=Theft&district=Khulna&upazila=Rupsa&page=3',
}

const asked = { query: 'gate', category: 'Theft', ...place, status: 'wanted', sort: 'newest' } as const
const found = `/search?${new URLSearchParams(asked)}&show=suspects`
const bar = { page: <FilterBar asked={asked}>tabs</FilterBar>, route: found }
const categories = {
  page: <CountedCategories asked={asked} counts={{ Theft: 1, Fraud: 2 }} />,
  route: found,
}

const blogs = {
  page: <ManageBlogsPage />,
  route: '/admin/blogs?search=locks&category=Crime&hashtag=doors&limit=20&page=2',
}
const stories = {
  page: <ManageStoriesPage />,
  route: '/admin/success-stories?search=cow&status=published&limit=20&page=2',
}
const managed = { page: <PublicSuspects />, route: '/admin/suspects?search=jalal&status=wanted' }

const pages: Narrowed[] = [
  {
    ...{ what: 'the kind of the numbers', ...numbers, choose: ['Kind of crime', 'Fraud'] },
    asks: { kind: 'Fraud', period: 'month' },
  },
  {
    ...{ what: 'any kind of the numbers', ...numbers, choose: ['Kind of crime', ''] },
    asks: { period: 'month' },
  },
  {
    ...{ what: 'the time of the numbers', ...numbers, press: ['Past year'] },
    asks: { kind: 'Theft', period: 'year' },
  },
  {
    ...{ what: 'the status of suspects', ...suspects, press: ['Arrested'] },
    asks: { status: 'arrested', category: 'Theft', ...place },
  },
  {
    ...{ what: 'the accusation of suspects', ...suspects },
    press: ['Filters 2', 'Crime category=Fraud', 'Show results'],
    asks: { status: 'wanted', category: 'Fraud', ...place },
  },
  {
    ...{ what: 'no accusation of suspects', ...suspects, press: ['Remove filter: Theft'] },
    asks: { status: 'wanted', ...place },
  },
  {
    ...{ what: 'no place of suspects', ...suspects, press: ['Remove filter: Rupsa, Khulna'] },
    asks: { status: 'wanted', category: 'Theft' },
  },
  {
    ...{ what: 'other words of a search', page: <SearchForm />, route: found },
    write: ['Search posts and suspects', 'wall'],
    asks: { ...asked, query: 'wall' },
  },
  {
    ...{ what: 'no place of a search', ...bar, press: ['Remove filter: Rupsa, Khulna'] },
    asks: { query: 'gate', category: 'Theft', status: 'wanted', sort: 'newest' },
  },
  {
    ...{ what: 'another category of a search', ...categories, press: [/^Fraud/] },
    asks: { ...asked, category: 'Fraud' },
  },
  {
    ...{ what: 'no category of a search', ...categories, press: [/^Theft/] },
    asks: { query: 'gate', ...place, status: 'wanted', sort: 'newest' },
  },
  {
    ...{ what: 'the number of blogs', ...blogs, choose: ['Per page', '50'] },
    asks: { search: 'locks', category: 'Crime', hashtag: 'doors', limit: '50' },
  },
  {
    ...{ what: 'the status of stories', ...stories, choose: ['Status', 'all'] },
    asks: { search: 'cow', limit: '20' },
  },
  {
    ...{ what: 'the number of stories', ...stories, choose: ['Per page', '50'] },
    asks: { search: 'cow', status: 'published', limit: '50' },
  },
  {
    ...{ what: 'the status of suspects in the panel', ...managed, press: ['Arrested'] },
    asks: { search: 'jalal', status: 'arrested' },
  },
]

const paging = { success: true, total: 40, currentPage: 2, totalPages: 2 } as const
const calls: FakeCalls = {
  'GET /search/suggestions': () => ({ success: true, suspects: [], places: [], categories: [] }),
  'GET /blogs/admin/all': () => ({ ...paging, blogs: [] }),
  'GET /success-stories': () => ({ ...paging, stories: [] }),
  'GET /criminals/search': () => ({ ...paging, criminals: [], hasMore: false }),
}

const parametersOf = (address: string) => Object.fromEntries(new URL(address, location.origin).searchParams)

test.each(pages)('$what: the other filters stay, and the list begins anew', async (narrowed) => {
  const { press = [], choose, write, asks, route } = narrowed
  const screen = await renderWith(narrowed.page, { session: people.admin, route, calls })
  for (const name of press) {
    const [label = '', value] = `${name}`.split('=')
    if (value) await screen.getByLabelText(label).selectOptions(value)
    else await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click()
  }
  if (choose) await screen.getByLabelText(choose[0]).selectOptions(choose[1])
  if (write) {
    await screen.getByLabelText(write[0]).fill(write[1])
    await screen.getByRole('button', { name: 'Search' }).click()
  }
  await expect.poll(() => parametersOf(screen.address())).toEqual(asks)
})

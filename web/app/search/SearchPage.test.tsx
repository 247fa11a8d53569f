import type { CallOutput } from '@bichar/contract/api.ts'
import { type CrimeType, crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import { expect, test } from 'vitest'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import SearchPage from './SearchPage.tsx'

const counts = Object.fromEntries(crimeTypes.map((type) => [type, 0])) as Record<CrimeType, number>

const noSuggestions = (): CallOutput<'GET /search/suggestions'> => ({
  success: true,
  suspects: [],
  places: [],
  categories: [],
})

test('how much was found comes into an element that is there already, so that it is read out', async () => {
  const answer = Promise.withResolvers<void>()
  const screen = await renderWith(<SearchPage />, {
    session: people.member,
    route: '/search?query=pump',
    calls: {
      'GET /search/suggestions': noSuggestions,
      'GET /search': async () => {
        await answer.promise
        const nothing = { posts: [], criminals: [], totalPosts: 0, totalCriminals: 0 }
        return { success: true, data: { ...nothing, counts, alternatives: [] } }
      },
    },
  })
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  const regions = screen.getByRole('status').elements()
  answer.resolve()
  const found = screen.getByText('0 posts and 0 suspects found')
  await expect.element(found).toBeVisible()
  expect(regions).toContain(found.element())
})

test('of the categories only those that have a post are offered', async () => {
  const screen = await renderWith(<SearchPage />, {
    session: people.member,
    route: '/search?query=pump',
    calls: {
      'GET /search/suggestions': noSuggestions,
      'GET /search': () => {
        const nothing = { posts: [], criminals: [], totalPosts: 0, totalCriminals: 0 }
        return { success: true, data: { ...nothing, counts: { ...counts, Theft: 2 }, alternatives: [] } }
      },
    },
  })
  const offered = screen.getByRole('navigation', { name: 'Crime categories' }).getByRole('link')
  await expect.element(offered).toHaveTextContent('Theft2 posts')
  expect(offered.elements()).toHaveLength(1)
})

test('after words that found nothing, the kind of crime and the place that they name are offered', async () => {
  const nothing = { posts: [], criminals: [], totalPosts: 0, totalCriminals: 0 }
  const place = { district: 'Dhaka', districtBn: 'ঢাকা', upazila: '', en: '', bn: '' }
  const screen = await renderWith(<SearchPage />, {
    session: people.member,
    route: '/search?query=extortion',
    calls: {
      'GET /search': () => ({ success: true, data: { ...nothing, counts, alternatives: [] } }),
      'GET /search/suggestions': ({ query }) =>
        query?.query === 'extortion'
          ? { success: true, suspects: [], places: [place], categories: ['Extortion'] }
          : noSuggestions(),
    },
  })
  const ways = screen.getByRole('region', { name: 'What you can do instead' })
  await expect
    .element(ways.getByRole('link', { name: 'Extortion' }))
    .toHaveAttribute('href', '/search?category=Extortion')
  await expect
    .element(ways.getByRole('link', { name: 'Dhaka' }))
    .toHaveAttribute('href', '/search?district=Dhaka')
})

import type { Place, WholeDistrict } from '@bichar/contract/places.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { loadMessages } from '../i18n/messages.ts'
import { districtOptions, numbersOptions } from './numbers.ts'
import { placesOptions } from './queries.ts'
import { usePlaceName } from './usePlaceName.ts'

const savar: Place = { district: 'Dhaka', upazila: 'Savar', en: 'Savar', bn: 'সাভার', districtBn: 'ঢাকা' }

beforeAll(() => Promise.all([loadMessages('en'), loadMessages('bn')]))

const Name = () => usePlaceName(savar)
const shownTo = (initial: 'en' | 'bn', client: QueryClient) => {
  const children = createElement(Name)
  const speaking = createElement(LanguageProvider, { initial, children })
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, speaking))
}

/** A reader whose cache holds the map and a district. */
const reader = () => {
  const client = new QueryClient()
  client.setQueryData(numbersOptions({ kind: '', period: 'all' }).queryKey, [])
  client.setQueryData(districtOptions('dhaka').queryKey, {} as WholeDistrict)
  return client
}

test('the name of a place is English until it is known in the language of its reader', () => {
  expect(shownTo('en', reader())).toBe('Savar, Dhaka')
  expect(shownTo('bn', reader())).toBe('Savar, Dhaka')
})

test('whoever has found it by typing is told its name without asking again', () => {
  const client = reader()
  client.setQueryData(placesOptions('সাভ').queryKey, [savar])
  expect(shownTo('bn', client)).toBe('সাভার, ঢাকা')
})

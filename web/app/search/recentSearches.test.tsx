import { clear, keys } from 'idb-keyval'
import { expect, test } from 'vitest'
import { deviceStore } from '../api/deviceStore.ts'
import { queryClient } from '../api/query.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { useRememberedSearch } from './recentSearches.ts'

function Searched() {
  useRememberedSearch('pump')
  return null
}

test('a logout while earlier searches are read fails nothing, and nothing of them is kept', async () => {
  await clear(deviceStore())
  const unhandled: unknown[] = []
  const listen = (event: PromiseRejectionEvent) => unhandled.push(event.reason)
  addEventListener('unhandledrejection', listen)
  await renderWith(<Searched />, { session: people.member })
  const isReading = queryClient().isFetching() === 1
  queryClient().clear()
  expect(isReading).toBe(true)
  expect(await keys(deviceStore())).toEqual([])
  removeEventListener('unhandledrejection', listen)
  expect(unhandled).toEqual([])
})

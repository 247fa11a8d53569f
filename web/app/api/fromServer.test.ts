import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { FromServer, withoutTime } from './fromServer.tsx'

async function readAt(now: number) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const client = new QueryClient()
  await client.fetchQuery({ queryKey: ['posts'], queryFn: () => ['one'] })
  const state = withoutTime(client)
  vi.useRealTimers()
  return state
}

test('what was read for a page says the same whenever that was', async () => {
  expect(JSON.stringify(await readAt(1_000_000))).toBe(JSON.stringify(await readAt(2_000_000)))
})

test('a page that was kept for long is not out of date when it arrives', async () => {
  const client = new QueryClient()
  const page = createElement(FromServer, { state: await readAt(1_000_000) }, 'page')
  expect(renderToStaticMarkup(createElement(QueryClientProvider, { client }, page))).toBe('page')
  const { data, dataUpdatedAt = 0 } = client.getQueryState(['posts']) ?? {}
  expect(data).toEqual(['one'])
  expect(Date.now() - dataUpdatedAt).toBeLessThan(5_000)
})

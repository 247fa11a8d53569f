import { eventually } from '@bichar/contract/test/eventually.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isReached } from '../../api/reach.ts'
import { postToWorker } from '../../api/worker.ts'
import { startOfflineCopy } from './offlineCopy.ts'
import type { ReadingMessage } from './workerMessages.ts'

vi.mock('../../api/reach.ts', () => ({ isReached: vi.fn(() => true), onReach: () => () => {} }))
vi.mock('../../api/worker.ts', () => ({ hasWorker: () => true, postToWorker: vi.fn(async () => {}) }))

let loaded: { name: string }[]
beforeEach(() => {
  loaded = []
  vi.stubGlobal('location', { href: 'https://bichar.example/profile' })
  vi.stubGlobal('caches', { match: async () => undefined })
  vi.stubGlobal('performance', {
    getEntriesByType: (type: string) => (type === 'resource' ? loaded : []),
    clearResourceTimings: () => {
      loaded = []
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('what one viewer has seen of a document is not kept for the next one', () => {
  const client = new QueryClient()
  loaded = [{ name: 'https://bichar.example/media/seen.webp' }]
  const stop = startOfflineCopy(client, 'somebody')
  stop()
  startOfflineCopy(client, 'guest')()
  const seenByViewer = vi
    .mocked(postToWorker)
    .mock.calls.map(([message]) => message as ReadingMessage)
    .map((message) => (message.type === 'readsAs' ? [message.viewer, message.seen] : undefined))
  expect(seenByViewer).toEqual([
    ['somebody', ['https://bichar.example/profile', 'https://bichar.example/media/seen.webp']],
    ['guest', ['https://bichar.example/profile']],
  ])
})

test('what was kept is there again when all that has been read is emptied without a network', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } })
  const key = ['posts', 'one', 'a']
  const read = { queryKey: key, data: { title: 'As everybody reads it' }, updatedAt: 1 }
  vi.stubGlobal('caches', {
    match: async (address: string) =>
      address.startsWith('/kept/somebody/') ? Response.json(read) : undefined,
  })
  const stop = startOfflineCopy(client, 'somebody')
  client.setQueryData(key, { title: 'As its author read it' })
  vi.mocked(isReached).mockReturnValue(false)
  await client.resetQueries()
  await eventually(() => expect(client.getQueryData(key)).toEqual(read.data))
  stop()
})

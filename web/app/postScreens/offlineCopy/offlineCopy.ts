import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { readCache as cacheName } from '../../api/cacheNames.ts'
import { isReached, onReach } from '../../api/reach.ts'
import { hasWorker, postToWorker } from '../../api/worker.ts'
import { isCacheable, toOfflineCopy } from './cacheablePages.ts'
import { clearOfflineMisses, recordEmptyCache, recordOfflineMiss } from './offlineMisses.ts'
import type { CachedRead, ReadingMessage } from './workerMessages.ts'

const addressOf = (viewer: string, hash: string) => `/kept/${viewer}/${encodeURIComponent(hash)}`
const postMessage = (message: ReadingMessage) =>
  void postToWorker(message).catch((error: unknown) => console.warn('What is read is not kept', error))

/** Everything that this page has loaded so far, perhaps before a service worker could keep it. */
const loadedAddresses = () => [
  location.href,
  ...performance.getEntriesByType('resource').map(({ name }) => name),
]

/** Keeps what this viewer reads, and restores it when there is no network. Returns a function that stops it. */
export function startOfflineCopy(client: QueryClient, viewer: string): () => void {
  if (!hasWorker()) return refetchWhenReached(client)
  postMessage({ type: 'readsAs', viewer, seen: loadedAddresses() })
  const restored = new Set<string>()
  const queries = client.getQueryCache()
  let isStopped = false

  const cacheRead = ({ queryKey, queryHash, state }: Query) => {
    const data = toOfflineCopy(queryKey, state.data)
    if (data === undefined) return
    const read: CachedRead = { queryKey, data, updatedAt: state.dataUpdatedAt }
    postMessage({ type: 'keepRead', viewer, address: addressOf(viewer, queryHash), read })
  }

  const restore = async ({ queryKey, queryHash }: Query) => {
    const address = addressOf(viewer, queryHash)
    const kept = await readCached(address)
    const { data, dataUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {}
    if (isStopped || isReached()) return
    if (kept && (data === undefined || dataUpdatedAt < kept.updatedAt)) {
      restored.add(queryHash)
      client.setQueryData(queryKey, kept.data, { updatedAt: kept.updatedAt })
      postMessage({ type: 'usedRead', address })
    }
    recordOfflineMiss(queryHash)
  }
  const restoreAll = () => {
    for (const query of queries.findAll({ type: 'active' }))
      if (isCacheable(query.queryKey)) void restore(query)
  }

  const stopListening = queries.subscribe((event) => {
    const { query } = event
    if (!isCacheable(query.queryKey)) return
    if ((event.type === 'observerAdded' || isReset(event)) && !isReached()) void restore(query)
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) {
      restored.delete(query.queryHash)
      cacheRead(query)
    }
  })
  const stopReach = onReach(() => {
    if (!isReached()) return restoreAll()
    clearOfflineMisses()
    invalidateStale(client, ({ queryHash, state }) => restored.has(queryHash) || state.error !== null)
  })
  void dateQueriesOfPage(client).then(() => {
    if (isStopped) return
    for (const query of queries.findAll({ predicate: ({ queryKey }) => isCacheable(queryKey) }))
      cacheRead(query)
    if (!isReached()) restoreAll()
  })
  return () => {
    isStopped = true
    stopListening()
    stopReach()
    // What this viewer has seen must not be kept for the next one, to whom it would show what was read: a logout stays in the document.
    performance.clearResourceTimings()
  }
}

/** Whether a query has just been emptied, as when the second password locks what was on the screen. */
const isReset = (event: QueryCacheNotifyEvent) =>
  event.type === 'updated' && event.action.type === 'setState' && event.query.state.data === undefined

/** Deletes what was kept, because nothing that moderators read is kept. Returns a function that stops what it started. */
export function deleteOfflineCopy(client: QueryClient): () => void {
  if (hasWorker()) postMessage({ type: 'forgetRead' })
  return refetchWhenReached(client)
}

/** What cannot be restored without a network is fetched once the server is reached again. */
function refetchWhenReached(client: QueryClient): () => void {
  const undo = recordEmptyCache()
  const stopReach = onReach(() => {
    if (isReached()) invalidateStale(client, ({ state }) => state.error !== null)
  })
  return () => {
    undo()
    stopReach()
  }
}

const invalidateStale = (client: QueryClient, isOld: (query: Query) => boolean): void =>
  void client.invalidateQueries({
    predicate: (query) => isCacheable(query.queryKey) && isOld(query as Query),
  })

/** Has a page kept that was reached by client-side navigation, without a request for its document. */
export const cachePage = (path: string): void => {
  if (hasWorker()) postMessage({ type: 'keepPage', path })
}

async function readCached(address: string): Promise<CachedRead | undefined> {
  const response = await caches.match(address, { cacheName })
  return response?.json()
}

/** Data that came with a kept page is as old as that page, so it gets that page's time. */
async function dateQueriesOfPage(client: QueryClient): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation')
  const { pathname } = new URL(navigation?.name ?? location.href)
  const page = await caches.match(pathname, { cacheName, ignoreVary: true })
  const keptAt = Date.parse(page?.headers.get('x-kept-at') ?? '')
  if (!(keptAt < performance.timeOrigin)) return
  for (const { queryKey, state } of client.getQueryCache().findAll()) {
    const isFromPage = state.data !== undefined && state.dataUpdateCount === 1
    if (isCacheable(queryKey) && isFromPage) client.setQueryData(queryKey, state.data, { updatedAt: keptAt })
  }
}

/** The posts that were opened here and can be read again, the most recently kept first. */
export async function getCachedPosts(
  viewer: string,
  most: number,
): Promise<{ _id: string; title: string }[]> {
  if (!hasWorker() || !(await caches.has(cacheName))) return []
  const cache = await caches.open(cacheName)
  const start = addressOf(viewer, '["posts","one"')
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname).reverse()
  const posts: { _id: string; title: string }[] = []
  for (const address of addresses.filter((each) => each.startsWith(start)).slice(0, most)) {
    const read = await readCached(address)
    if (read) posts.push(read.data as { _id: string; title: string })
  }
  return posts
}

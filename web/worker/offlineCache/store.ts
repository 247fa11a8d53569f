import type { readCache } from '../../app/api/cacheNames.ts'
import { deleteCache, openCache } from '../openCache.ts'
import { type LruEntries, touchAndEvict } from './leastRecent.ts'

const cacheName: typeof readCache = 'bichar-read'
const mostBytes = 20_000_000
/** The largest response to keep, so that one does not evict all others. */
const largestBytes = 4_000_000
const indexAddress = '/kept'

interface Index {
  viewer: string
  kept: [address: string, bytes: number][]
}

/** What is kept for one viewer, until it is deleted. */
interface Reading {
  viewer: string
  kept: LruEntries
}

/** The reading that was kept when a fetch began. */
export type ReadingPromise = Promise<Reading | undefined>

let index: Reading | undefined
let changes = 0
let turn: Promise<unknown> = Promise.resolve()

/** Runs steps one after the other. */
function serialize<T>(step: () => Promise<T>): Promise<T> {
  const result = turn.then(step)
  turn = result.catch(() => undefined)
  return result
}

/** Only the last of several queued changes writes the index. */
function change(make: (cache: Cache) => Promise<void>): Promise<void> {
  changes += 1
  return serialize(async () => {
    try {
      const cache = await readingCache()
      if (cache) await make(cache)
      if (cache && changes === 1 && index) await writeIndex(cache, index)
    } finally {
      changes -= 1
    }
  })
}

/**
 * The reading that is kept at this moment, to be asked for before a fetch: what comes only after another person has begun to read must not
 * be kept for them, because it shows what the first one read. If it cannot be told, nothing is kept.
 */
export const currentReading = (): ReadingPromise =>
  serialize(async () => {
    await readingCache()
    return index
  }).catch(() => undefined)

const writeIndex = (cache: Cache, { viewer, kept }: Reading) =>
  cache.put(indexAddress, Response.json({ viewer, kept: [...kept] } satisfies Index))

/** The cache exists only while somebody's reading is to be kept: a logout deletes it. */
async function readingCache(): Promise<Cache | undefined> {
  if (!(await caches.has(cacheName))) {
    index = undefined
    return undefined
  }
  const cache = await openCache(cacheName)
  if (index) return cache
  const written: Index | undefined = await (await cache.match(indexAddress))?.json()
  if (!written) {
    // A page has deleted it just before it was opened, so that has created it anew; or the worker that created it ended at once.
    await deleteCache(cacheName)
    return undefined
  }
  index = { viewer: written.viewer, kept: new Map(written.kept) }
  // Deletes entries that are missing from the index, because the worker that stored them ended before it wrote the index.
  for (const request of await cache.keys()) {
    const address = addressOf(new URL(request.url))
    if (address !== indexAddress && !index.kept.has(address)) await cache.delete(address)
  }
  return cache
}

export const addressOf = ({ pathname, search }: URL): string => pathname + search

export const putCached = (
  address: string,
  body: Blob,
  originalHeaders: HeadersInit,
  isFor: (reading: Reading) => boolean,
): Promise<void> =>
  change(async (cache) => {
    if (!index || !isFor(index) || body.size > largestBytes) return
    const headers = new Headers(originalHeaders)
    for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    headers.set('x-kept-at', new Date().toISOString())
    await cache.put(address, new Response(body, { headers }))
    await touch(cache, address, body.size)
  })

async function touch(cache: Cache, address: string, bytes: number): Promise<void> {
  if (!index) return
  for (const dropped of touchAndEvict(index.kept, address, bytes, mostBytes)) await cache.delete(dropped)
}

export const recordUse = (address: string): Promise<void> =>
  change(async (cache) => {
    const bytes = index?.kept.get(address)
    if (bytes !== undefined) await touch(cache, address, bytes)
  })

export const findCached = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName, ignoreVary: true })

/** Begins to keep what this viewer reads, unless that is done already, and deletes what another one has read. */
export const openForViewer = (viewer: string): ReadingPromise =>
  serialize(async () => {
    await readingCache()
    if (index?.viewer === viewer) return index
    await deleteCache(cacheName)
    index = { viewer, kept: new Map() }
    await writeIndex(await openCache(cacheName), index)
    return index
  })

export const isCurrentReading = (reading: Awaited<ReadingPromise>): boolean => reading === index

/** In turn, because the cache may be about to be created. */
export const deleteReadCache = (): Promise<void> =>
  serialize(async () => {
    await deleteCache(cacheName)
    index = undefined
  })

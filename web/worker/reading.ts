import type { readCache } from '../app/api/readCache.ts'
import type { KeptRead, ReadingMessage } from '../app/reading/kept/workerMessages.ts'
import { type Kept, noteUse } from './leastRecent.ts'
import { deleteCache, isLeftForGood, openCache } from './openCache.ts'

declare const self: ServiceWorkerGlobalScope

const cacheName: typeof readCache = 'bichar-read'
const mostBytes = 20_000_000
/** The largest response to keep, so that one does not evict all others. */
const largestBytes = 4_000_000
const freshMilliseconds = 600_000
/** The key of the pages of all suspects: the server renders them alike, because they need a login. */
const anySuspect = '/suspects/any'
const indexAddress = '/kept'

interface Index {
  viewer: string
  kept: [address: string, bytes: number][]
}

/** What is kept for one viewer, until it is deleted. */
interface Reading {
  viewer: string
  kept: Kept
}

/** The reading that was kept when a fetch began. */
type ReadingThen = Promise<Reading | undefined>

let index: Reading | undefined
let changes = 0
let turn: Promise<unknown> = Promise.resolve()

/** Runs steps one after the other. */
function inTurn<T>(step: () => Promise<T>): Promise<T> {
  const result = turn.then(step)
  turn = result.catch(() => undefined)
  return result
}

/** Only the last of several queued changes writes the index. */
function change(make: (cache: Cache) => Promise<void>): Promise<void> {
  changes += 1
  return inTurn(async () => {
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
export const readingNow = (): ReadingThen =>
  inTurn(async () => {
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
  index = { viewer: written?.viewer ?? '', kept: new Map(written?.kept) }
  // Deletes entries that are missing from the index, because the worker that stored them ended before it wrote the index.
  for (const request of await cache.keys()) {
    const address = addressOf(new URL(request.url))
    if (address !== indexAddress && !index.kept.has(address)) await cache.delete(address)
  }
  return cache
}

const addressOf = ({ pathname, search }: URL): string => pathname + search

const keep = (
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
    await use(cache, address, body.size)
  })

async function use(cache: Cache, address: string, bytes: number): Promise<void> {
  if (!index) return
  for (const dropped of noteUse(index.kept, address, bytes, mostBytes)) await cache.delete(dropped)
}

const noteUsed = (address: string): Promise<void> =>
  change(async (cache) => {
    const bytes = index?.kept.get(address)
    if (bytes !== undefined) await use(cache, address, bytes)
  })

const found = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName, ignoreVary: true })

// --- Pages

/** The key under which a page is kept; undefined for pages that are not kept, and for addresses whose query selects another part of one. */
function pageAt({ pathname, searchParams }: URL): string | undefined {
  if ([...searchParams.keys()].some((name) => name !== 'post')) return undefined
  if (['/', '/suspects', '/criminals'].includes(pathname)) return pathname
  if (/^\/postDetails\/[\w-]+$/.test(pathname)) return pathname
  return /^\/suspects\/[\w-]+$/.test(pathname) ? anySuspect : undefined
}

/** Keeps a page that has just been fetched. The server renders the same HTML for everybody, so it contains nothing personal. */
export async function keepPage(address: string, response: Response, readingThen: ReadingThen): Promise<void> {
  const page = pageAt(new URL(address))
  if (!page || !response.ok || response.redirected) return
  const reading = await readingThen
  if (reading) await keep(page, await response.blob(), response.headers, (now) => now === reading)
}

/** The kept copy of the page at this address; a post may be shown over the kept feed instead. */
export async function keptPage(address: string): Promise<Response | undefined> {
  const url = new URL(address)
  // The server would have rendered another tab of the page than the one that is kept.
  const isPart = url.searchParams.has('tab')
  url.searchParams.delete('tab')
  const page = pageAt(url)
  if (!page) return undefined
  const response = await found(page)
  if (response) return isPart ? Response.redirect(url.href) : response
  const [, post] = /^\/postDetails\/([\w-]+)$/.exec(page) ?? []
  return post && (await found('/')) ? Response.redirect(`/?post=${post}`) : undefined
}

// --- Pictures

export const isPicture = ({ destination, url }: Pick<Request, 'destination' | 'url'>): boolean =>
  destination === 'image' && isPictureAddress(url)

const isPictureAddress = (address: string): boolean =>
  /^\/(media\/(?!private\/)|default-avatar\.png)/.test(new URL(address).pathname)

export async function picture(
  request: Request,
  afterwards: (work: Promise<unknown>) => void,
): Promise<Response> {
  const address = addressOf(new URL(request.url))
  const reading = readingNow()
  try {
    const response = await fetch(request)
    if (response.status === 200 && response.type === 'basic')
      afterwards(keepPicture(address, response.clone(), reading))
    return response
  } catch (error) {
    const kept = await found(address)
    if (!kept) throw error
    afterwards(noteUsed(address))
    return kept
  }
}

async function keepPicture(address: string, response: Response, readingThen: ReadingThen): Promise<void> {
  const reading = await readingThen
  if (!reading) return
  if (await found(address)) return noteUsed(address)
  await keep(address, await response.blob(), response.headers, (now) => now === reading)
}

// --- Messages from pages

export async function handleReadingMessage(
  message: ReadingMessage,
  keepAsset: (address: string) => Promise<unknown>,
): Promise<void> {
  if (message.type === 'forgetRead') return forget()
  if (message.type === 'usedRead') return noteUsed(message.address)
  if (message.type === 'keepPage') return fetchPage(message.path, readingNow())
  if (message.type === 'readsAs') return readAs(message.viewer, message.seen, keepAsset)
  const body = new Blob([JSON.stringify(message.read)])
  const headers = { 'content-type': 'application/json' }
  return keep(message.address, body, headers, ({ viewer }) => viewer === message.viewer)
}

/** In turn, because the cache may be about to be created. */
const forget = (): Promise<void> =>
  inTurn(async () => {
    await deleteCache(cacheName)
    index = undefined
  })

async function readAs(
  viewer: string,
  seen: readonly string[],
  keepAsset: (address: string) => Promise<unknown>,
): Promise<void> {
  const begun = inTurn(async () => {
    await readingCache()
    if (index?.viewer === viewer) return index
    await deleteCache(cacheName)
    index = { viewer, kept: new Map() }
    await writeIndex(await openCache(cacheName), index)
    return index
  })
  const reading = await begun
  for (const address of seen) {
    if (isLeftForGood() || index !== reading) return
    await keepSeen(address, begun, keepAsset).catch((error: unknown) =>
      console.warn('What was seen could not be kept', error),
    )
  }
}

/** Keeps a file that a page has shown already: the browser mostly has it in its HTTP cache and hardly uses the network. */
async function keepSeen(
  address: string,
  reading: ReadingThen,
  keepAsset: (address: string) => Promise<unknown>,
): Promise<void> {
  const { pathname, origin } = new URL(address, self.location.origin)
  if (origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) return void (await keepAsset(address))
  if (!isPictureAddress(address)) return fetchPage(address, reading)
  if (!(await found(addressOf(new URL(address)))))
    await keepPicture(addressOf(new URL(address)), await fetch(address), reading)
}

async function fetchPage(path: string, reading: ReadingThen): Promise<void> {
  const url = new URL(path, self.location.origin)
  const page = pageAt(url)
  if (!page) return
  const at = (await found(page))?.headers.get('x-kept-at')
  if (at && Date.now() - Date.parse(at) < freshMilliseconds) return
  await keepPage(url.href, await fetch(url), reading)
}

/** The posts that can be read offline, most recently read first. */
export async function keptPosts(most: number): Promise<{ id: string; title: string }[]> {
  const reading = await readingNow()
  const addresses = [...(reading?.kept.keys() ?? [])].filter((each) => each.startsWith('/kept/')).reverse()
  const posts: { id: string; title: string }[] = []
  for (const address of addresses) {
    if (posts.length === most) break
    const read: KeptRead | undefined = await (await found(address))?.json()
    if (read?.queryKey[0] !== 'posts' || read.queryKey[1] !== 'one') continue
    const { _id: id, title } = read.data as { _id: string; title: string }
    posts.push({ id, title })
  }
  return posts
}

export const isKept = async (page: string): Promise<boolean> => (await found(page)) !== undefined

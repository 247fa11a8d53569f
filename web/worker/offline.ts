import { cachePage, getCachedPage, getCachedPosts, isPageCached } from './offlineCache/pages.ts'
import { fetchPicture, isPicture } from './offlineCache/pictures.ts'
import { currentReading } from './offlineCache/store.ts'
import { deleteCache, hasExited, openCache } from './openCache.ts'
import { getCachedAsset, getCachedReportPage, reportPath } from './reportPage.ts'

declare const self: ServiceWorkerGlobalScope

const cacheName = 'bichar'
const offlinePage = '/offline.html'
const icon = '/icon.svg'
/** The most built files to keep. Their names contain a content hash, so each release adds new ones; the oldest are deleted. */
const mostAssets = 200

export const cacheOfflinePage = async (): Promise<void> =>
  (await openCache(cacheName)).addAll([offlinePage, icon])

/**
 * Answers a request of the app as well as possible without a network; returns undefined for requests that it leaves to the browser. Work
 * that continues after the response, but must finish before the worker ends, is passed to `afterwards`.
 */
export function handleFetch(
  request: Request,
  afterwards: (work: Promise<unknown>) => void,
): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (request.mode === 'navigate') return handleNavigation(request, afterwards)
  if (!hasExited() && isPicture(request)) return fetchPicture(request, afterwards)
  if (pathname === icon) return fetch(request).catch(() => getCached(icon))
  if (pathname.startsWith('/assets/')) return fetchAsset(request, afterwards)
  return undefined
}

/** After this time without a response, a kept copy of the page is shown instead. */
const hangMilliseconds = 10_000

async function handleNavigation(
  request: Request,
  afterwards: (work: Promise<unknown>) => void,
): Promise<Response> {
  const reading = currentReading()
  const coming = fetch(request).then((response) => {
    if (!hasExited()) afterwards(cachePage(request.url, response.clone(), reading))
    return response
  })
  try {
    return (await Promise.race([coming, onTimeout(request.url)])) ?? (await coming)
  } catch {
    return answerOffline(request.url)
  }
}

/** The kept copy of a page whose response takes too long: a network that hangs fails later than anybody waits. */
async function onTimeout(address: string): Promise<Response | undefined> {
  await new Promise((resolve) => setTimeout(resolve, hangMilliseconds))
  return (await getCachedPage(address)) ?? getCachedReportPage(new URL(address).pathname)
}

async function answerOffline(address: string): Promise<Response> {
  const page = await getCachedPage(address)
  if (page) return page
  const { pathname } = new URL(address)
  const response = (await getCachedReportPage(pathname)) ?? (await getCached(offlinePage))
  return pathname === reportPath ? response : addCachedLinks(response)
}

/** The offline page, with links to the pages that can be read without a network. */
async function addCachedLinks(response: Response): Promise<Response> {
  const places = [
    ['/', 'হোম · Home'],
    ['/suspects', 'সন্দেহভাজন · Suspects'],
  ] as const
  const links: string[] = []
  for (const [path, words] of places) if (await isPageCached(path)) links.push(linkTo(path, words))
  if (await isPageCached('/'))
    for (const { id, title } of await getCachedPosts(mostLinks))
      links.push(linkTo(`/postDetails/${id}`, title))
  if (links.length === 0) return response
  const list = `<h1>এই ডিভাইসে আছে · Here on this device</h1>${links.join('')}`
  const { status, headers } = response
  return new Response((await response.text()).replace('</main>', `${list}</main>`), { status, headers })
}

const mostLinks = 8

const linkTo = (path: string, words: string): string =>
  `<a class="plain" style="padding:.5rem 1rem" href="${path}">${escaped(words)}</a>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const getCached = async (path: string): Promise<Response> =>
  (await caches.match(path, { cacheName })) ?? Response.error()

/**
 * Serves a built file from the cache, else from the network, and caches it, so that visited pages keep working offline. The response does
 * not wait for the caching.
 */
async function fetchAsset(request: Request, afterwards: (work: Promise<unknown>) => void): Promise<Response> {
  if (hasExited()) return fetch(request)
  const found = (await caches.match(request, { cacheName })) ?? (await getCachedAsset(request))
  if (found) return found
  const response = await fetch(request)
  if (response.ok) afterwards(cacheResponse(request, response.clone()))
  return response
}

/** Does the same for a file that the page fetched before the worker was active. */
export const cacheAsset = (
  address: string,
  afterwards: (work: Promise<unknown>) => void,
): Promise<Response> => fetchAsset(new Request(address), afterwards)

async function cacheResponse(request: Request, response: Response): Promise<void> {
  const cache = await cacheOfInstallation()
  if (!cache) return
  await cache.put(request, response)
  if (wasCleanedUp) return
  wasCleanedUp = true
  await deleteOldest(cache)
}

/** The cache that was created with the installation. Where it is gone, the app has been left, and nobody would delete a new one. */
async function cacheOfInstallation(): Promise<Cache | undefined> {
  if (hasExited() || !(await caches.has(cacheName))) return undefined
  const cache = await openCache(cacheName)
  if (await cache.match(offlinePage)) return cache
  // A page has deleted it just before it was opened, so that has created it anew.
  await deleteCache(cacheName)
  return undefined
}

/** Listing the cache takes long, and a worker ends after half a minute without work: one cleanup in its lifetime is enough. */
let wasCleanedUp = false

async function deleteOldest(cache: Cache): Promise<void> {
  const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
  for (const request of assets.slice(0, -mostAssets)) await cache.delete(request)
}

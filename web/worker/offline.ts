import { isKept, isPicture, keepPage, keptPage, keptPosts, picture } from './reading.ts'
import { keptAsset, keptReportPage, reportPath } from './reportPage.ts'

declare const self: ServiceWorkerGlobalScope

const cacheName = 'bichar'
const offlinePage = '/offline.html'
const icon = '/icon.svg'
/** Built files bear their content in their name: new ones come with each release, and the oldest go. */
const mostAssets = 200

export const keepOfflinePage = async (): Promise<void> =>
  (await caches.open(cacheName)).addAll([offlinePage, icon])

/**
 * Answers a request of the app as well as it can be answered without a network; nothing for all others. What is to be done once it
 * is answered, and before the worker may end, goes to `afterwards`.
 */
export function answer(
  request: Request,
  afterwards: (work: Promise<unknown>) => void,
): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (request.mode === 'navigate') return navigation(request, afterwards)
  if (!isLeft && isPicture(request)) return picture(request, afterwards)
  if (pathname === icon) return fetch(request).catch(() => kept(icon))
  if (pathname.startsWith('/assets/')) return asset(request, afterwards)
  return undefined
}

/** Nobody waits longer for a page of which nothing has come, if it is here as it was. */
const hangMilliseconds = 10_000

async function navigation(request: Request, afterwards: (work: Promise<unknown>) => void): Promise<Response> {
  const coming = fetch(request).then((response) => {
    if (!isLeft) afterwards(keepPage(request.url, response.clone()))
    return response
  })
  try {
    return (await Promise.race([coming, whenItHangs(request.url)])) ?? (await coming)
  } catch {
    return withoutNetwork(request.url)
  }
}

/** What is here of a page that does not come for long: a network that hangs fails later than anybody waits. */
async function whenItHangs(address: string): Promise<Response | undefined> {
  await new Promise((resolve) => setTimeout(resolve, hangMilliseconds))
  return (await keptPage(address)) ?? keptReportPage(new URL(address).pathname)
}

async function withoutNetwork(address: string): Promise<Response> {
  const page = await keptPage(address)
  if (page) return page
  const { pathname } = new URL(address)
  const response = (await keptReportPage(pathname)) ?? (await kept(offlinePage))
  return pathname === reportPath ? response : withWhatIsKept(response)
}

/** The page for lost networks, with links to what can be read all the same. */
async function withWhatIsKept(response: Response): Promise<Response> {
  const places = [
    ['/', 'হোম · Home'],
    ['/suspects', 'সন্দেহভাজন · Suspects'],
  ] as const
  const links: string[] = []
  for (const [path, words] of places) if (await isKept(path)) links.push(linkTo(path, words))
  if (await isKept('/'))
    for (const { id, title } of await keptPosts(mostLinks)) links.push(linkTo(`/postDetails/${id}`, title))
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

const kept = async (path: string): Promise<Response> =>
  (await caches.match(path, { cacheName })) ?? Response.error()

/** The page is being left for good: what it still fetches is kept no more. */
let isLeft = false

/** Whatever becomes of the page that asks for it, which goes at the same moment. */
export async function forgetAll(): Promise<void> {
  isLeft = true
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}

/** What has been fetched once is there without a network, so that visited places go on working. Nobody waits for that. */
async function asset(request: Request, afterwards: (work: Promise<unknown>) => void): Promise<Response> {
  if (isLeft) return fetch(request)
  const cache = await caches.open(cacheName)
  const found = (await cache.match(request)) ?? (await keptAsset(request))
  if (found) return found
  const response = await fetch(request)
  if (response.ok) afterwards(keep(cache, request, response.clone()))
  return response
}

/** The same for a file that a page has fetched before the worker was there. */
export const keepAsset = (address: string, afterwards: (work: Promise<unknown>) => void): Promise<Response> =>
  asset(new Request(address), afterwards)

async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  if (isLeft) return
  await cache.put(request, response)
  if (isTidy) return
  isTidy = true
  await dropOldest(cache)
}

/** To look through all that is kept takes long, and a worker ends after half a minute without work: once in its life is enough. */
let isTidy = false

async function dropOldest(cache: Cache): Promise<void> {
  const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
  for (const request of assets.slice(0, -mostAssets)) await cache.delete(request)
}

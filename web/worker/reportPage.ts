import { deleteCache, openCache } from './openCache.ts'

declare const self: ServiceWorkerGlobalScope

/** The files of the page, and a hash that names this set of files; inlined at build time (web/serviceWorker.ts). */
declare const __REPORT__: { assets: readonly string[]; release: string }

const reportCache = 'bichar-report'
export const reportPath = '/newreport'
const page = reportPath
/** The offline page, with a link to the page above. */
const offlinePage = '/offline.html?report'
const { assets: listed, release } = __REPORT__

/**
 * Keeps the page for a new report with everything that it needs. The HTML is the same for everybody and contains nothing personal; its
 * files are of the same release. A page that was kept in this language by this release is not fetched again.
 */
export async function cacheReportPage(language: string): Promise<void> {
  const address = `${page}?${new URLSearchParams({ language, release })}`
  const cache = await openCache(reportCache)
  if (await cache.match(address, { ignoreVary: true })) return
  const response = await fetch(page)
  if (!response.ok || response.redirected) return
  const assets = [...new Set([...assetsIn(await response.clone().text()), ...listed])]
  await cache.addAll([offlinePage, ...assets])
  await cache.put(address, response)
  await deleteOthers(cache, [address, offlinePage, ...assets])
}

export const deleteReportPage = (): Promise<boolean> => deleteCache(reportCache)

/** The kept page to show at `pathname` without a network: the report page or the offline page; undefined if neither may be kept here. */
export async function getCachedReportPage(pathname: string): Promise<Response | undefined> {
  if (!(await caches.has(reportCache))) return undefined
  const address = pathname === page ? page : offlinePage
  const ignoreSearch = pathname === page
  return caches.match(address, { cacheName: reportCache, ignoreSearch, ignoreVary: true })
}

export const getCachedAsset = (request: Request): Promise<Response | undefined> =>
  caches.match(request, { cacheName: reportCache })

const assetsIn = (html: string): string[] => html.match(/\/assets\/[\w./-]+\.(?:js|css)/g) ?? []

async function deleteOthers(cache: Cache, wanted: readonly string[]): Promise<void> {
  const addresses = new Set(wanted.map((path) => new URL(path, self.location.origin).href))
  for (const request of await cache.keys()) {
    if (!addresses.has(request.url)) await cache.delete(request)
  }
}

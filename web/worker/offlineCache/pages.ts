import type { CachedRead } from '../../app/postScreens/offlineCopy/workerMessages.ts'
import { currentReading, findCached, putCached, type ReadingPromise } from './store.ts'

declare const self: ServiceWorkerGlobalScope

const freshMilliseconds = 600_000
/** The key of the pages of all suspects: the server renders them alike, because they need a login. */
const anySuspect = '/suspects/any'

/** The key under which a page is kept; undefined for pages that are not kept, and for addresses whose query selects another part of one. */
function pageAt({ pathname, searchParams }: URL): string | undefined {
  if ([...searchParams.keys()].some((name) => name !== 'post')) return undefined
  if (['/', '/suspects', '/criminals'].includes(pathname)) return pathname
  if (/^\/postDetails\/[\w-]+$/.test(pathname)) return pathname
  return /^\/suspects\/[\w-]+$/.test(pathname) ? anySuspect : undefined
}

/** Keeps a page that has just been fetched. The server renders the same HTML for everybody, so it contains nothing personal. */
export async function cachePage(
  address: string,
  response: Response,
  readingThen: ReadingPromise,
): Promise<void> {
  const page = pageAt(new URL(address))
  if (!page || !response.ok || response.redirected) return
  const reading = await readingThen
  if (reading) await putCached(page, await response.blob(), response.headers, (now) => now === reading)
}

/** The kept copy of the page at this address; a post may be shown over the kept feed instead. */
export async function getCachedPage(address: string): Promise<Response | undefined> {
  const url = new URL(address)
  // The server would have rendered another tab of the page than the one that is kept.
  const isPart = url.searchParams.has('tab')
  url.searchParams.delete('tab')
  const page = pageAt(url)
  if (!page) return undefined
  const response = await findCached(page)
  if (response) return isPart ? Response.redirect(url.href) : response
  const [, post] = /^\/postDetails\/([\w-]+)$/.exec(page) ?? []
  return post && (await findCached('/')) ? Response.redirect(`/?post=${post}`) : undefined
}

/** Fetches a page and keeps it, unless that was done a short while ago. */
export async function fetchPage(path: string, reading: ReadingPromise): Promise<void> {
  const url = new URL(path, self.location.origin)
  const page = pageAt(url)
  if (!page) return
  const at = (await findCached(page))?.headers.get('x-kept-at')
  if (at && Date.now() - Date.parse(at) < freshMilliseconds) return
  await cachePage(url.href, await fetch(url), reading)
}

/** The posts that can be read offline, most recently read first. */
export async function getCachedPosts(most: number): Promise<{ id: string; title: string }[]> {
  const reading = await currentReading()
  const addresses = [...(reading?.kept.keys() ?? [])].filter((each) => each.startsWith('/kept/')).reverse()
  const posts: { id: string; title: string }[] = []
  for (const address of addresses) {
    if (posts.length === most) break
    const read: CachedRead | undefined = await (await findCached(address))?.json()
    if (read?.queryKey[0] !== 'posts' || read.queryKey[1] !== 'one') continue
    const { _id: id, title } = read.data as { _id: string; title: string }
    posts.push({ id, title })
  }
  return posts
}

export const isPageCached = async (page: string): Promise<boolean> => (await findCached(page)) !== undefined

/** What an answer is made of: one post and what hangs on it, or several things; the post's id, or 'lists'. */
export type Subject = string

export interface Cached {
  subject: Subject
  /** The address as it is asked for when the answer is made. */
  target: string
  /** A page is drawn in a language and with or without pictures; a call says the same to everybody. */
  isPage: boolean
}

const id = '([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})'

/** A district; anything else has no page that could be kept. */
const slug = '[a-z-]{1,30}'

/** Paths that are kept, and what of a query changes the answer; a group of the path names the post that it is about. */
const listed = (paths: readonly (readonly [path: string, parameters: readonly string[]])[]) =>
  paths.map(([path, parameters]) => ({ pattern: new RegExp(`^${path}$`), parameters }))

const pages = listed([
  ['/', ['after']],
  [`/postDetails/${id}`, []],
  ['/suspects', ['status', 'category', 'district']],
  ['/blogs', ['after']],
  [`/blogs/(?:${id.slice(1, -1)})`, []],
  ['/success-stories', ['page']],
  ['/places', ['kind', 'period']],
  [`/places/${slug}`, ['after']],
  ['/numbers', []],
  ['/(?:about|rules|privacy)', []],
])

/** What feed readers and search engines ask for is kept like calls: all of it is about several things, and the same in each language. */
const calls = listed([
  ['/feed\\.xml', []],
  ['/blogs/feed\\.xml', []],
  [`/share-cards/(?:en|bn)/${id}\\.jpg`, ['v']],
  ['/sitemap\\.xml', []],
  ['/sitemaps/pages', []],
  ['/api/posts', ['page', 'limit', 'cursor']],
  [`/api/posts/${id}`, []],
  [`/api/posts/${id}/comments`, ['page', 'limit', 'cursor']],
  [`/api/timelines/post/${id}/approved`, ['page', 'limit']],
  ['/api/stats/crimes', []],
  ['/api/numbers', []],
  ['/numbers\\.csv', []],
  ['/(?:api/numbers/reports|numbers/reports\\.csv)', ['month', 'page']],
  ['/api/criminals/search', ['page', 'limit', 'status', 'category', 'district']],
  ['/api/places/numbers', ['kind', 'period']],
  [`/api/places/districts/${slug}`, []],
  [`/api/posts/district/${slug}`, ['page', 'limit', 'cursor']],
  ['/api/blogs', ['page', 'limit', 'cursor']],
  [`/api/blogs/(?:${id.slice(1, -1)})`, []],
])

const paths = [
  ...pages.map((page) => ({ ...page, isPage: true })),
  ...calls.map((call) => ({ ...call, isPage: false })),
]

/** What others append to an address that is passed on; it changes no page of ours. */
const ofOthers = /^(fbclid|gclid|igshid|mibextid|ref|utm_[a-z]{1,20})$/

/** Kinds of crime have a space between their words. */
const plainValue = /^[\w-]+(?: [\w-]+)?$/

/** Whether the answer to this address is kept, and as what; nothing where it is made anew each time. */
export function cachedAs(url: string): Cached | undefined {
  const [path = '', search, ...rest] = url.split('?')
  if (rest.length > 0) return undefined
  for (const { pattern, parameters, isPage } of paths) {
    const found = pattern.exec(path)
    if (!found) continue
    const query = search ? plainQuery(search, parameters, isPage) : ''
    return query === undefined ? undefined : { subject: found[1] ?? 'lists', target: path + query, isPage }
  }
  return undefined
}

/** The parameters that count, in one order, so that what means the same is kept once. */
function plainQuery(search: string, parameters: readonly string[], isPage: boolean): string | undefined {
  if (search.length > 1_000) return undefined
  const kept = new URLSearchParams()
  const asked = new URLSearchParams(search)
  for (const [name, value] of asked) {
    if (isPage && ofOthers.test(name)) continue
    if (!parameters.includes(name) || !plainValue.test(value) || value.length > 200 || kept.has(name))
      return undefined
    kept.set(name, value)
  }
  kept.sort()
  return kept.size > 0 ? `?${kept}` : ''
}

import { type Language, languageInQuery } from '../http/language.ts'

/**
 * The key by which cached responses are invalidated: the id of the post that a response shows with everything that
 * belongs to it, or 'lists' for responses about several things.
 */
export type Subject = string

export interface Cached {
  subject: Subject
  /** The URL that is requested to render the response: only the parameters that count, in a fixed order. */
  target: string
  /** The language that the address of a page asks for. */
  language: Language | undefined
  /** Whether it is a page, which depends on the language and the data saver; calls return the same for everybody. */
  isPage: boolean
}

const id = '([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})'

/** A district's slug; anything else has no page that could be cached. */
const slug = '[a-z-]{1,30}'

/**
 * Paths that are cached, with the query parameters that change the response. A group in the path captures the id of the
 * post that it is about.
 */
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
  ['/(?:about|rules|privacy|accessibility)', []],
])

/** Feeds and sitemaps are cached like calls: each of them is about several things, and the same in every language. */
const calls = listed([
  ['/feed\\.xml', []],
  [`/places/${slug}/feed\\.xml`, []],
  ['/places/feed\\.xml', ['kind']],
  ['/blogs/feed\\.xml', []],
  [`/postDetails/${id}/feed\\.xml`, []],
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

/** Parameters that other sites append to shared URLs; they change none of our pages. */
const ofOthers = /^(fbclid|gclid|igshid|mibextid|ref|utm_[a-z]{1,20})$/

/** Some crime types consist of two words with a space between them. */
const plainValue = /^[\w-]+(?: [\w-]+)?$/

/** How the response to this URL is cached; undefined if it is made anew for each request. */
export function cachedAs(url: string): Cached | undefined {
  const [path = '', search, ...rest] = url.split('?')
  if (rest.length > 0 || (search?.length ?? 0) > 1_000) return undefined
  for (const { pattern, parameters, isPage } of paths) {
    const found = pattern.exec(path)
    if (!found) continue
    const asked = new URLSearchParams(search)
    const language = isPage ? languageInQuery(asked) : undefined
    const query = search ? plainQuery(asked, { parameters, isPage, language }) : ''
    if (query === undefined) return undefined
    return { subject: found[1] ?? 'lists', target: path + query, language, isPage }
  }
  return undefined
}

/** The parameters that count, in sorted order, so that equivalent URLs share an entry; undefined if the URL must not be cached. */
function plainQuery(
  asked: URLSearchParams,
  { parameters, isPage, language }: Pick<Cached, 'isPage' | 'language'> & { parameters: readonly string[] },
): string | undefined {
  const kept = new URLSearchParams()
  // Of a language that there is none of, as of what other sites append, the page and its entry are those without it.
  if (language) kept.set('lang', language)
  for (const [name, value] of asked) {
    if (isPage && (name === 'lang' || ofOthers.test(name))) continue
    if (!parameters.includes(name) || !plainValue.test(value) || value.length > 200 || kept.has(name))
      return undefined
    kept.set(name, value)
  }
  kept.sort()
  return kept.size > 0 ? `?${kept}` : ''
}

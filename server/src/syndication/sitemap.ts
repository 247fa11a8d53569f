import type { Pool } from 'pg'
import { districts } from '../places/districts.ts'
import { countPublic, type PartStart, publicFrom, readParts, type SitemapRow, type Source } from './feed.ts'

/** The pages that guests can read, beside those of posts and blogs. */
const pages = [
  ...[
    '/',
    '/suspects',
    '/places',
    '/blogs',
    '/success-stories',
    '/numbers',
    '/about',
    '/rules',
    '/privacy',
    '/accessibility',
  ],
  ...districts.map(({ slug }) => `/places/${slug}`),
]

const sources = { posts: '/postDetails/', blogs: '/blogs/' } as const

interface SitemapOptions {
  pool: Pool
  origin: string
  /** The maximum number of URLs in one sitemap. */
  maxUrls: number
}

const written = (kind: 'urlset' | 'sitemapindex', items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</${kind}>`

// Origins, our paths and ids contain no characters that XML has to escape.
const pageUrls = ({ origin }: SitemapOptions) => pages.map((path) => `<url><loc>${origin}${path}</loc></url>`)

const urlOf = ({ origin }: SitemapOptions, source: Source, { id, updated_at }: SitemapRow) =>
  `<url><loc>${origin}${sources[source]}${id}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`

async function urlsFrom(options: SitemapOptions, source: Source, from?: PartStart): Promise<string[]> {
  const urls: string[] = []
  for await (const row of publicFrom(options.pool, source, options.maxUrls, from))
    urls.push(urlOf(options, source, row))
  return urls
}

/** A sitemap of every public page or, if there are too many for one, an index of several sitemaps. */
export async function wholeSitemap(options: SitemapOptions): Promise<string> {
  const { pool, origin, maxUrls } = options
  if (pages.length + (await countPublic(pool)) <= maxUrls) {
    const [posts, blogs] = [await urlsFrom(options, 'posts'), await urlsFrom(options, 'blogs')]
    return written('urlset', [...pageUrls(options), ...posts, ...blogs])
  }
  const parts = async (source: Source) =>
    (await readParts(pool, source, maxUrls)).map(
      ({ day, skipped }) => `${origin}/sitemaps/${source}/${day}-${skipped}`,
    )
  const addresses = [`${origin}/sitemaps/pages`, ...(await parts('posts')), ...(await parts('blogs'))]
  return written(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
  )
}

export const pagesSitemap = (options: SitemapOptions): string => written('urlset', pageUrls(options))

/** One sitemap of the index; undefined if it would be empty. */
export async function partOfSitemap(
  options: SitemapOptions,
  source: Source,
  from: PartStart,
): Promise<string | undefined> {
  const urls = await urlsFrom(options, source, from)
  return urls.length > 0 ? written('urlset', urls) : undefined
}

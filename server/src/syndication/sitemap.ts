import type { Pool } from 'pg'
import { districts } from '../places/districts.ts'
import { countPublic, publicFrom, readParts, type SitemapRow, type Source } from './feed.ts'

/** The pages that guests can read, beside those of posts and blogs. */
const pages = [
  ...['/', '/suspects', '/places', '/blogs', '/success-stories', '/numbers', '/about', '/rules', '/privacy'],
  ...districts.map(({ slug }) => `/places/${slug}`),
]

const sources = { posts: '/postDetails/', blogs: '/blogs/' } as const

interface Means {
  pool: Pool
  origin: string
  /** The maximum number of URLs in one sitemap. */
  most: number
}

const written = (kind: 'urlset' | 'sitemapindex', items: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${items.join('')}</${kind}>`

// Origins, our paths and ids contain no characters that XML has to escape.
const pageUrls = ({ origin }: Means) => pages.map((path) => `<url><loc>${origin}${path}</loc></url>`)

const urlOf = ({ origin }: Means, source: Source, { id, updated_at }: SitemapRow) =>
  `<url><loc>${origin}${sources[source]}${id}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`

async function urlsFrom(means: Means, source: Source, from?: string): Promise<string[]> {
  const urls: string[] = []
  for await (const row of publicFrom(means.pool, source, means.most, from))
    urls.push(urlOf(means, source, row))
  return urls
}

/** A sitemap of every public page or, if there are too many for one, an index of several sitemaps. */
export async function wholeSitemap(means: Means): Promise<string> {
  const { pool, origin, most } = means
  if (pages.length + (await countPublic(pool)) <= most) {
    const [posts, blogs] = [await urlsFrom(means, 'posts'), await urlsFrom(means, 'blogs')]
    return written('urlset', [...pageUrls(means), ...posts, ...blogs])
  }
  const parts = async (source: Source) =>
    (await readParts(pool, source, most)).map((id) => `${origin}/sitemaps/${source}/${id}`)
  const addresses = [`${origin}/sitemaps/pages`, ...(await parts('posts')), ...(await parts('blogs'))]
  return written(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
  )
}

export const pagesSitemap = (means: Means): string => written('urlset', pageUrls(means))

/** One sitemap of the index, from a `sort_key` on; undefined if it would be empty. */
export async function partOfSitemap(means: Means, source: Source, from: string): Promise<string | undefined> {
  const urls = await urlsFrom(means, source, from)
  return urls.length > 0 ? written('urlset', urls) : undefined
}

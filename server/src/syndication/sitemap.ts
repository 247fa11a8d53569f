import type { Pool } from 'pg'
import type { Language } from '../http/language.ts'
import { districts } from '../places/districts.ts'
import { partsOf, stretchOf } from './sitemapParts.ts'
import { readDays, readRows, type Source } from './sitemapStore.ts'

const languages: readonly Language[] = ['en', 'bn']

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
  `<?xml version="1.0" encoding="UTF-8"?><${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${items.join('')}</${kind}>`

// Origins, our paths and ids contain no characters that XML has to escape.
const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`

/** A page with its address in each language, as the page itself names them. */
function urlOf(address: string, updatedAt?: Date): string {
  const inLanguages = languages.map((language) => alternate(language, `${address}?lang=${language}`))
  const modified = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${address}</loc>${modified}${inLanguages.join('')}${alternate('x-default', address)}</url>`
}

/** The index of all sitemaps. */
export async function sitemapIndex({ pool, origin, maxUrls }: SitemapOptions): Promise<string> {
  const parts = async (source: Source) =>
    partsOf(await readDays(pool, source), maxUrls).map((name) => `${source}/${name}`)
  const names = ['pages', ...(await parts('posts')), ...(await parts('blogs'))]
  return written(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}</loc></sitemap>`),
  )
}

export const pagesSitemap = ({ origin }: SitemapOptions): string =>
  written(
    'urlset',
    pages.map((path) => urlOf(`${origin}${path}`)),
  )

/** One sitemap of the index; undefined if there is none of this name, or if it would be empty. */
export async function partOfSitemap(
  { pool, origin, maxUrls }: SitemapOptions,
  source: Source,
  name: string,
): Promise<string | undefined> {
  const stretch = stretchOf(name)
  if (!stretch) return undefined
  const rows = await readRows(pool, source, stretch, maxUrls)
  if (rows.length === 0) return undefined
  return written(
    'urlset',
    rows.map(({ id, updated_at }) => urlOf(`${origin}${sources[source]}${id}`, updated_at)),
  )
}

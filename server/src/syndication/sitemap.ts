import { pipeline, Readable, type Transform } from 'node:stream'
import type { Pool } from 'pg'
import { SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap'
import { countPublic, publicFrom, readParts, type Source } from './feed.ts'

/** The pages that guests can read, beside those of posts and blogs. */
const pages = ['/', '/suspects', '/blogs', '/success-stories', '/about', '/rules', '/privacy']

const sources = { posts: '/postDetails/', blogs: '/blogs/' } as const

interface Means {
  pool: Pool
  origin: string
  /** How many addresses one sitemap may have. */
  most: number
}

/** What goes wrong on the way ends the stream that comes out. */
const through = (items: AsyncIterable<unknown> | Iterable<unknown>, stream: Transform): Readable =>
  pipeline(Readable.from(items), stream, () => undefined)

const urlset = (origin: string, items: AsyncIterable<SitemapItemLoose> | Iterable<SitemapItemLoose>) => {
  const xmlns = { news: false, video: false, xhtml: false, image: false }
  return through(items, new SitemapStream({ hostname: origin, xmlns }))
}

const pageItems = () => pages.map((url) => ({ url }))

async function* itemsFrom({ pool, most }: Means, source: Source, from?: string) {
  for await (const { id, updated_at } of publicFrom(pool, source, most, from)) {
    yield { url: sources[source] + id, lastmod: updated_at.toISOString() }
  }
}

/** Every public page; where there are too many for one sitemap, an index of several. */
export async function wholeSitemap(means: Means): Promise<Readable> {
  const { pool, origin, most } = means
  const total = pages.length + (await countPublic(pool))
  if (total <= most) {
    return urlset(
      origin,
      (async function* () {
        yield* pageItems()
        yield* itemsFrom(means, 'posts')
        yield* itemsFrom(means, 'blogs')
      })(),
    )
  }
  const parts = async (source: Source) =>
    (await readParts(pool, source, most)).map((id) => `${origin}/sitemaps/${source}/${id}`)
  const addresses = [`${origin}/sitemaps/pages`, ...(await parts('posts')), ...(await parts('blogs'))]
  return through(
    addresses.map((url) => ({ url })),
    new SitemapIndexStream(),
  )
}

export const pagesSitemap = ({ origin }: Means): Readable => urlset(origin, pageItems())

/** One part of an index: as many as may be in it, from an id on; nothing when there are none. */
export async function partOfSitemap(
  means: Means,
  source: Source,
  from: string,
): Promise<Readable | undefined> {
  const items = itemsFrom(means, source, from)
  const first = await items.next()
  if (first.done) return undefined
  return urlset(
    means.origin,
    (async function* () {
      yield first.value
      yield* items
    })(),
  )
}

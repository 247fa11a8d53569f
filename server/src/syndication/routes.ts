import { createHash } from 'node:crypto'
import { id } from '@bichar/contract/fields.ts'
import { crimeTypes } from '@bichar/contract/rules/crimeTypes.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { guest } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError, invalidField } from '../core/refusal.ts'
import { originOf } from '../http/addresses.ts'
import { errorBody } from '../http/errors.ts'
import { callLimiter } from '../http/limits.ts'
import { networkOf } from '../http/network.ts'
import { namesTag } from '../media/ranges.ts'
import { districtAt } from '../places/districts.ts'
import { readLinkedPost } from '../posts/linkedPost.ts'
import type { PostRow } from '../posts/store.ts'
import { kindsInBengali } from '../shareCards/names.ts'
import {
  type FeedRow,
  readLatestBlogs,
  readLatestEntries,
  readLatestOfKind,
  readLatestOfPlace,
  readLatestPosts,
} from './feed.ts'
import { feedLanguage, rssOf } from './rss.ts'
import { pagesSitemap, partOfSitemap, sitemapIndex } from './sitemap.ts'

interface Feed {
  page: string
  query?: string
  /** What the addresses of its things have before their ids. */
  things: string
  title: string
  description: string
}

type KindRequest = FastifyRequest<{ Querystring: { kind?: unknown } }>
type PlaceRequest = FastifyRequest<{ Params: { slug: string } }>
type PostRequest = FastifyRequest<{ Params: { id: string } }>
type PartRequest = FastifyRequest<{ Params: { source: string; name: string } }>

/**
 * Feeds and sitemaps, cached for guests until something is approved, changed or removed. A sitemap may contain 50,000
 * URLs, but reading and writing that many takes a fifth of a second, during which no other request is served.
 */
export function syndicationRoutes(app: FastifyInstance, deps: Deps, maxSitemapUrls = 1_000): void {
  const { config, guestWork } = deps
  const { pool } = deps
  const origin = originOf(config, app.server)
  const options = () => ({ pool, origin: origin(), maxUrls: maxSitemapUrls })
  const limiter = callLimiter('sitemap', { times: 60, seconds: 60 })
  const { limited } = guestWork

  /** The feed of a page has its address below that of the page, and the same query. */
  const feedOf = (rows: readonly FeedRow[], { page, things, query = '', ...words }: Feed): string =>
    rssOf(rows, {
      ...words,
      address: `${origin()}${page}/feed.xml${query}`,
      page: `${origin()}${page || '/'}${query}`,
      addressOf: (id) => `${origin()}${things}${id}`,
      addressOfFile: (name) => `${origin()}/media/${name}`,
    })

  app.get(
    '/feed.xml',
    limited(async (request, reply) => {
      const rss = feedOf(await readLatestPosts(pool), {
        title: config.APP_NAME,
        description: 'The newest reports',
        page: '',
        things: '/postDetails/',
      })
      return feed(request, reply, rss)
    }),
  )

  app.get(
    '/places/feed.xml',
    limited(async (request: KindRequest, reply) => {
      const kind = crimeTypes.find((known) => known === request.query.kind)
      if (!kind) throw invalidField('kind', 'unknown_value')
      const rss = feedOf(await readLatestOfKind(pool, kind), {
        title: `${config.APP_NAME} - ${kindsInBengali[kind]} (${kind})`,
        description: `The newest reports of this kind: ${kind}`,
        page: '/places',
        query: `?${new URLSearchParams({ kind })}`,
        things: '/postDetails/',
      })
      return feed(request, reply, rss)
    }),
  )

  app.get(
    '/places/:slug/feed.xml',
    limited(async (request: PlaceRequest, reply) => {
      const { slug, en, bn } = districtAt(request.params.slug)
      const rss = feedOf(await readLatestOfPlace(pool, en), {
        title: `${config.APP_NAME} - ${bn} (${en})`,
        description: `The newest reports from ${en}`,
        page: `/places/${slug}`,
        things: '/postDetails/',
      })
      return feed(request, reply, rss)
    }),
  )

  app.get(
    '/blogs/feed.xml',
    limited(async (request, reply) => {
      const rss = feedOf(await readLatestBlogs(pool), {
        title: `${config.APP_NAME} - Blogs`,
        description: 'The newest blogs',
        page: '/blogs',
        things: '/blogs/',
      })
      return feed(request, reply, rss)
    }),
  )

  app.get(
    '/postDetails/:id/feed.xml',
    limited(async (request: PostRequest, reply) => {
      const post = await postOfCase(deps, request.params.id).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'post_gone') throw error
        // As its page, so that feed readers stop asking.
        reply.code(410).send(errorBody(error))
      })
      if (!post) return reply
      const page = `/postDetails/${post.id}`
      const rss = feedOf(await readLatestEntries(pool, post.id), {
        title: `${config.APP_NAME} - ${post.title}`,
        description: 'What has become of this report',
        page,
        things: `${page}?tab=timelines#`,
      })
      return feed(request, reply, rss)
    }),
  )

  app.get(
    '/sitemap.xml',
    limited(async (request, reply) => {
      await limiter.consume(networkOf(request.ip))
      return sitemap(reply, await sitemapIndex(options()))
    }),
  )

  app.get(
    '/sitemaps/pages',
    limited(async (_request, reply) => sitemap(reply, pagesSitemap(options()))),
  )

  app.get(
    '/sitemaps/:source/:name',
    limited(async (request: PartRequest, reply) => {
      const { source, name } = request.params
      if (source !== 'posts' && source !== 'blogs') throw new ApiError('not_found')
      await limiter.consume(networkOf(request.ip))
      const part = await partOfSitemap(options(), source, name)
      if (!part) throw new ApiError('not_found')
      return sitemap(reply, part)
    }),
  )

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${origin()}/sitemap.xml\n`,
      ),
  )
}

/** The post as a guest may read it; an id that is none is that of no post. */
async function postOfCase(deps: Deps, text: string): Promise<PostRow> {
  const { data } = id.safeParse(text)
  if (data === undefined) throw new ApiError('post_not_found')
  return readLinkedPost(deps, guest, data)
}

/** May be cached, but must be revalidated each time; an unchanged feed is answered with 304. */
function feed(request: FastifyRequest, reply: FastifyReply, rss: string): string | undefined {
  const tag = `"${createHash('sha256').update(rss).digest('base64url')}"`
  reply.headers({ 'cache-control': 'public, no-cache', etag: `W/${tag}` })
  if (namesTag(request.headers['if-none-match'], tag)) return void reply.code(304)
  reply.type('application/rss+xml; charset=utf-8').header('content-language', feedLanguage)
  return rss
}

function sitemap(reply: FastifyReply, xml: string): string {
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, no-cache')
  return xml
}

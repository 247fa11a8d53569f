import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { id } from '@bichar/contract/fields.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { originOf } from '../http/addresses.ts'
import { ApiError } from '../http/errors.ts'
import { callLimiter } from '../http/limits.ts'
import { namesTag } from '../media/ranges.ts'
import { readLatestBlogs, readLatestPosts } from './feed.ts'
import { rssOf } from './rss.ts'
import { pagesSitemap, partOfSitemap, wholeSitemap } from './sitemap.ts'

type PartRequest = FastifyRequest<{ Params: { source: string; from: string } }>

/** What feed readers and search engines ask for. They ask the database each time: what is taken back is gone at once. */
export function syndicationRoutes(
  app: FastifyInstance,
  { pool, config }: Deps,
  mostInSitemap = 50_000,
): void {
  const origin = () => originOf(config, app.server)
  const means = () => ({ pool, origin: origin(), most: mostInSitemap })
  const count = callLimiter('sitemap', { times: 60, seconds: 60 })

  app.get('/feed.xml', async (request, reply) => {
    const rss = rssOf(await readLatestPosts(pool), {
      title: config.APP_NAME,
      description: 'The newest reports',
      address: `${origin()}/feed.xml`,
      page: `${origin()}/`,
      addressOf: (post) => `${origin()}/postDetails/${post}`,
    })
    return sendFeed(request, reply, rss)
  })

  app.get('/blogs/feed.xml', async (request, reply) => {
    const rss = rssOf(await readLatestBlogs(pool), {
      title: `${config.APP_NAME} - Blogs`,
      description: 'The newest blogs',
      address: `${origin()}/blogs/feed.xml`,
      page: `${origin()}/blogs`,
      addressOf: (blog) => `${origin()}/blogs/${blog}`,
    })
    return sendFeed(request, reply, rss)
  })

  app.get('/sitemap.xml', async (request, reply) => {
    await count(request.ip)
    return sendSitemap(reply, await wholeSitemap(means()))
  })

  app.get('/sitemaps/pages', async (_request, reply) => sendSitemap(reply, pagesSitemap(means())))

  app.get('/sitemaps/:source/:from', async (request: PartRequest, reply) => {
    await count(request.ip)
    const { source } = request.params
    const from = id.safeParse(request.params.from)
    if (!from.success || (source !== 'posts' && source !== 'blogs')) throw new ApiError('not_found')
    const part = await partOfSitemap(means(), source, from.data)
    if (!part) throw new ApiError('not_found')
    return sendSitemap(reply, part)
  })

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /admin\n\nSitemap: ${origin()}/sitemap.xml\n`,
      ),
  )
}

/** May be kept, but is asked about each time; unchanged, it is not sent again. */
function sendFeed(request: FastifyRequest, reply: FastifyReply, rss: string): FastifyReply {
  const tag = `"${createHash('sha256').update(rss).digest('base64url')}"`
  reply.headers({ 'cache-control': 'public, no-cache', etag: `W/${tag}` })
  if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.type('application/rss+xml; charset=utf-8').send(rss)
}

const sendSitemap = (reply: FastifyReply, sitemap: Readable): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, no-cache').send(sitemap)

import { Readable } from 'node:stream'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { parseXml } from '@rgrove/parse-xml'
import fastify, { type FastifyInstance } from 'fastify'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { answerError } from '../http/errors.ts'
import { districts } from '../places/districts.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { closerThanDay } from '../test/instants.ts'
import { makeBlog, makePicture, makePost, makeStory, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { syndicationRoutes } from './routes.ts'

const origin = 'https://bichar.example'

let app: TestApp
let admin: TestPerson
let author: TestPerson
beforeAll(async () => {
  app = await startTestApp({ settings: { PUBLIC_URL: `${origin}/` } })
  admin = await makePerson(app.deps, { role: 'admin', name: 'Officer Nasrin' })
  author = await makePerson(app.deps, { name: 'Zubaida Parvin' })
})
afterAll(() => app.close())

const textOf = async (path: string) => {
  const response = await app.request(path, { headers: { host: 'elsewhere.example' } })
  expect(response.status).toBe(200)
  return response.text()
}

describe('the feed of reports', () => {
  test('has the address on which the server listens where no other is set, also while it stops', async () => {
    const stopping = await startTestApp()
    const feed = async () => (await stopping.app.inject('/feed.xml')).body
    expect(await feed()).toContain(`<link>${stopping.url}/</link>`)
    stopping.app.server.close()
    expect(await feed()).toContain(`<link>${stopping.url}/</link>`)
    await stopping.close()
  })

  test('has the public ones, newest first, and never who wrote them', async () => {
    const first = await makePost(app.deps, author, { title: 'First', isAnonymous: true })
    const second = await makePost(app.deps, author, { title: 'দ্বিতীয়', desc: 'One\ntwo\n\nthree' })
    const waiting = await makePost(app.deps, author, { review: 'waiting' })
    const response = await app.request('/feed.xml')
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const rss = await response.text()
    const links = [...rss.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link)
    expect(links).toEqual([`${origin}/`, `${origin}/postDetails/${second}`, `${origin}/postDetails/${first}`])
    expect(rss).toContain('<title>দ্বিতীয়</title>')
    expect(rss).toContain('&lt;p&gt;One&lt;br&gt;two&lt;/p&gt;&lt;p&gt;three&lt;/p&gt;')
    for (const secret of ['Zubaida', author.user.id, waiting]) expect(rss).not.toContain(secret)
  })

  test('is not sent again until something changes, and what is taken back is gone at once', async () => {
    const id = await makePost(app.deps, author, { title: 'Taken back' })
    const before = await app.request('/feed.xml')
    const tag = before.headers.get('etag') ?? ''
    expect(await before.text()).toContain('Taken back')
    const same = await app.request('/feed.xml', { headers: { 'if-none-match': tag } })
    expect([same.status, await same.text()]).toEqual([304, ''])
    await app.call(
      'POST /posts/admin/toggle-approval/:id',
      { params: { id }, body: { action: 'disapprove' } },
      { as: admin },
    )
    const after = await app.request('/feed.xml', { headers: { 'if-none-match': tag } })
    expect(after.status).toBe(200)
    expect(await after.text()).not.toContain('Taken back')
  })

  test('says of what kind a report is, where, and has its first picture', async () => {
    const form = {
      title: 'With a picture',
      desc: 'x',
      kinds: ['Theft', 'Fraud'],
      district: 'Khulna',
      medias: [await makePicture()],
    }
    const { post } = (await app.call('POST /posts', { form }, { as: author })).body
    await app.call(
      'POST /posts/admin/toggle-approval/:id',
      { params: { id: post._id }, body: { action: 'approve' } },
      { as: admin },
    )
    const [item = ''] = /<item><title>With a picture.*/.exec(await textOf('/feed.xml')) ?? []
    expect([...item.matchAll(/<category>(.*?)</g)].map(([, name]) => name)).toEqual([
      'Theft',
      'Fraud',
      'Khulna',
    ])
    const [, address = '', length, type] =
      /<enclosure url="(.*?)" length="(\d+)" type="(.*?)"/.exec(item) ?? []
    const file = await app.request(address.replace(origin, ''))
    expect([file.status, file.headers.get('content-length'), file.headers.get('content-type')]).toEqual([
      200,
      length,
      type,
    ])
  })

  test('of a district has the public reports from there', async () => {
    const here = await makePost(app.deps, author, { title: 'From Feni', district: 'Feni' })
    await makePost(app.deps, author, { title: 'From elsewhere', district: 'Cumilla' })
    await makePost(app.deps, author, { title: 'Not yet read', district: 'Feni', review: 'waiting' })
    const rss = await textOf('/places/feni/feed.xml')
    const links = [...rss.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link)
    expect(links).toEqual([`${origin}/places/feni`, `${origin}/postDetails/${here}`])
    expect(rss).toContain('<title>Bichar - ফেনী (Feni)</title>')
    expect((await app.request('/places/atlantis/feed.xml')).status).toBe(404)
  })

  test('of a kind of crime has the public reports of it', async () => {
    const kinds = ['Drug Trafficking'] as const
    const here = await makePost(app.deps, author, { title: 'Yaba', kinds: [...kinds, 'Murder'] })
    await makePost(app.deps, author, { title: 'Something else', kinds: ['Murder'] })
    await makePost(app.deps, author, { title: 'Not yet read', kinds: [...kinds], review: 'waiting' })
    const rss = await textOf('/places/feed.xml?kind=Drug+Trafficking')
    const links = [...rss.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link)
    expect(links).toEqual([`${origin}/places?kind=Drug+Trafficking`, `${origin}/postDetails/${here}`])
    expect(rss).toContain(`<atom:link href="${origin}/places/feed.xml?kind=Drug+Trafficking" rel="self"`)
    expect(rss).toContain('<title>Bichar - মাদক ব্যবসা ও পাচার (Drug Trafficking)</title>')
    expect(rss).toContain('<language>bn</language>')
  })

  test.each(['', '?kind=', '?kind=Atlantis', '?kind=Theft&kind=Theft', '?kind[]=Theft', '?kind=%00'])(
    'of no kind of crime is refused: %s',
    async (query) => {
      const response = await app.request(`/places/feed.xml${query}`)
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { success: false, code: 'unknown_value', errors: { kind: expect.any(String) } },
      ])
    },
  )

  test('is XML whatever people write, and no HTML of theirs', async () => {
    await makePost(app.deps, author, {
      title: 'a ]]> ]]></title></item> <b>&amp; \uffff',
      desc: '<script>alert(1)</script> ]]> & \ufffe',
    })
    const rss = await textOf('/feed.xml')
    expect(rss).not.toMatch(/<script>|[\ufffe\uffff]/)
    expect(parseXml(rss).root?.text).toContain('a ]]> ]]></title></item> <b>&amp; ')
    expect(rss).toContain('&amp;lt;script&amp;gt;')
  })
})

test('the feed of blogs has the published ones', async () => {
  const shown = await makeBlog(app.deps, admin, { title: 'Shown' })
  await makeBlog(app.deps, admin, { title: 'Hidden', published: false })
  const rss = await textOf('/blogs/feed.xml')
  expect(rss).toContain(`<link>${origin}/blogs/${shown}</link>`)
  expect(rss).not.toMatch(/Hidden|Nasrin|elsewhere/)
})

describe('the feed of a case', () => {
  const linksOf = (rss: string) => [...rss.matchAll(/<link>(.*?)<\/link>/g)].map(([, link]) => link)

  test('has the approved entries of a public report, the latest first, and never who wrote them', async () => {
    const id = await makePost(app.deps, author, { title: 'A case', isAnonymous: true })
    const page = `${origin}/postDetails/${id}`
    const diary = { title: 'At the station', date: '2026-05-02', step: 'diary', location: 'Feni' } as const
    const first = await makeTimeline(app.deps, author, id, diary)
    const second = await makeTimeline(app.deps, admin, id, {
      title: 'A man was arrested',
      date: '2026-05-01',
      desc: 'One\n\ntwo',
      source: 'https://news.example/1',
      step: 'arrested',
    })
    await makeTimeline(app.deps, author, id, { title: 'Not yet read', approved: false })
    await makeTimeline(app.deps, author, await makePost(app.deps, author), { title: 'Of another case' })
    // Entries of a day come in the order in which they were added, which those of an anonymous author do not have.
    await app.deps.pool.query(
      `update timelines set created_at = created_at + interval '1 day' where id = $1`,
      [second],
    )

    const rss = await textOf(`/postDetails/${id}/feed.xml`)
    expect(linksOf(rss)).toEqual([page, `${page}?tab=timelines#${second}`, `${page}?tab=timelines#${first}`])
    expect(rss).toContain('<title>Bichar - A case</title>')
    expect(rss).toContain(`<atom:link href="${page}/feed.xml" rel="self"`)
    expect(rss).toContain('<category>গ্রেপ্তার</category>')
    expect(rss).toContain(
      '&lt;p&gt;১ মে ২০২৬&lt;/p&gt;&lt;p&gt;One&lt;/p&gt;&lt;p&gt;two&lt;/p&gt;&lt;p&gt;https://news.example/1&lt;/p&gt;',
    )
    expect(rss).toContain('&lt;p&gt;২ মে ২০২৬, Feni&lt;/p&gt;')
    for (const secret of ['Zubaida', author.user.id, 'Nasrin', 'Not yet', 'Of another'])
      expect(rss).not.toContain(secret)
  })

  test.each([false, true])(
    'says of a case (anonymous: %s) and of its entries the day alone',
    async (isAnonymous) => {
      const id = await makePost(app.deps, author, { isAnonymous })
      await makeTimeline(app.deps, author, id)
      await makeTimeline(app.deps, admin, id)
      const rss = await textOf(`/postDetails/${id}/feed.xml`)
      expect(rss.match(/<pubDate>/g)).toHaveLength(2)
      expect(closerThanDay(rss, [dayOf(new Date()), dayOf(new Date(Date.now() - 3_600_000))])).toEqual([])
    },
  )

  test('is missing as the page is: 410 if the report was public before, and otherwise 404', async () => {
    const waiting = await makePost(app.deps, author, { review: 'waiting' })
    const gone = await makePost(app.deps, author)
    await app.call('DELETE /posts/:id', { params: { id: gone } }, { as: author })
    const answers = [gone, waiting, '00000000-0000-4000-8000-000000000000', 'none'].map(async (id) => {
      const response = await app.request(`/postDetails/${id}/feed.xml`, {}, author)
      return [response.status, await response.json()]
    })
    const missing = (code: string) => ({ success: false, code, message: 'Post not found' })
    expect(await Promise.all(answers)).toEqual([
      [410, missing('post_gone')],
      [404, missing('post_not_found')],
      [404, missing('post_not_found')],
      [404, missing('post_not_found')],
    ])
  })
})

test.each(['/feed.xml', '/places/feni/feed.xml', '/places/feed.xml?kind=Theft', '/blogs/feed.xml'])(
  '%s says that it is in Bengali',
  async (path) => {
    const { headers } = await app.request(path)
    expect(headers.get('content-language')).toBe('bn')
    const same = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await app.request(path, { headers: same })).status).toBe(304)
  },
)

test('robots are told where the sitemap is, and to leave the rest alone', async () => {
  const robots = await textOf('/robots.txt')
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots).toMatch(/^Disallow: \/admin$/m)
})

describe('the sitemap', () => {
  let small: FastifyInstance
  let publicPages: string[]
  beforeAll(async () => {
    for (let index = 0; index < 4; index += 1) {
      const postId = await makePost(app.deps, author)
      await makeBlog(app.deps, admin, { published: index > 0 })
      await makeStory(app.deps, admin, { postId })
    }
    const { kysely } = app.deps
    const posts = await kysely.selectFrom('posts').select('id').where('is_allowed', '=', true).execute()
    const blogs = await kysely.selectFrom('blogs').select('id').where('is_published', '=', true).execute()
    publicPages = [
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
      ...posts.map(({ id }) => `/postDetails/${id}`),
      ...blogs.map(({ id }) => `/blogs/${id}`),
    ].map((path) => origin + path)
    small = fastify()
    small.setErrorHandler(answerError)
    syndicationRoutes(small, app.deps, 3)
  })
  afterAll(() => small.close())

  const addressesIn = async (xml: string) => (await parseSitemap(Readable.from([xml]))).map(({ url }) => url)

  /** The bodies of all sitemaps of the index, by their addresses. */
  async function partsOf(server: FastifyInstance) {
    const index = await server.inject('/sitemap.xml')
    const parts = new Map<string, string>()
    for (const { url } of await parseSitemapIndex(Readable.from([index.body]))) {
      const { statusCode, body } = await server.inject(url.slice(origin.length))
      expect([url, statusCode]).toEqual([url, 200])
      parts.set(url, body)
    }
    return { index: index.body, parts }
  }

  test('has every public page once, and those of a month together', async () => {
    const { parts } = await partsOf(app.app)
    const month = todayInBangladesh().slice(0, 7)
    const names = ['pages', `posts/${month}`, `blogs/${month}`]
    expect([...parts.keys()]).toEqual(names.map((name) => `${origin}/sitemaps/${name}`))
    const found = await Promise.all([...parts.values()].map(addressesIn))
    expect(found.flat().sort()).toEqual(publicPages.sort())
    expect(parts.get(`${origin}/sitemaps/posts/${month}`)).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/)
  })

  test('says of each page where it is in each language, as the page does', async () => {
    const { parts } = await partsOf(app.app)
    for (const body of parts.values()) {
      for (const { url, links } of await parseSitemap(Readable.from([body]))) {
        expect(links).toEqual([
          { lang: 'en', url: `${url}?lang=en` },
          { lang: 'bn', url: `${url}?lang=bn` },
          { lang: 'x-default', url },
        ])
      }
    }
  })

  test('is cut into days and pieces of days when a month is too long for one', async () => {
    const { index, parts } = await partsOf(small)
    expect(closerThanDay(index, [dayOf(new Date()), dayOf(new Date(Date.now() - 3_600_000))])).toEqual([])
    const found: string[] = []
    for (const [url, body] of parts) {
      const addresses = await addressesIn(body)
      // The app's own few pages are one sitemap, which is not divided.
      if (!url.endsWith('/pages')) expect(addresses.length).toBeLessThanOrEqual(3)
      found.push(...addresses)
    }
    expect(found.sort()).toEqual(publicPages.sort())
  })

  test.each([
    '/sitemaps/posts/none',
    '/sitemaps/blogs/9998-01-01-0',
    '/sitemaps/blogs/2026-01-01-999999999',
    '/sitemaps/posts/2026-99-01-0',
    '/sitemaps/posts/2026-13',
    '/sitemaps/posts/2020-01',
    '/sitemaps/posts/ffffffff-ffff-7fff-bfff-ffffffffffff',
    '/sitemaps/users/2026-01-01-0',
    '/sitemaps/x',
  ])('has no part %s', async (path) => {
    const { status, headers } = await app.request(path)
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
  })
})

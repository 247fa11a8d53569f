import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eventually } from '@bichar/contract/test/eventually.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilItRemembers } from '../test/guests.ts'
import { makeBlog, makeComment, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson } from '../test/people.ts'
import { readBy, settingsOf, untilReadFrom } from '../test/replica.ts'
import { type Pair, startPair } from '../test/standby.ts'

const example = readFileSync(
  path.join(import.meta.dirname, '../../../deploy/postgresql/replica-reader.sql'),
  'utf8',
)

let pair: Pair
let app: TestApp
let addresses: string[]
beforeAll(async () => {
  pair = await startPair()
  await pair.primary.ask(example)
  app = await startTestApp({
    settings: { ...settingsOf(pair), DATABASE_READ_URL: pair.urlAs('bichar_reader') },
  })
  await untilItRemembers(app)
  const author = await makePerson(app.deps)
  const suspect = await makeSuspect(app.deps, author)
  const id = await makePost(app.deps, author, { criminals: [suspect] })
  const comment = await makeComment(app.deps, author, id)
  await makeTimeline(app.deps, author, id, { approved: true })
  const blog = await makeBlog(app.deps, await makePerson(app.deps, { role: 'admin' }))
  const post = `/api/posts/${id}`
  addresses = [
    ...['/api/posts', '/api/posts?page=2', '/api/posts/district/dhaka', post, `${post}/comments`],
    ...[
      `${post}/comments?page=2`,
      `${post}/comments/${comment}/replies`,
      `/api/timelines/post/${id}/approved`,
    ],
    ...['/api/criminals/search', '/api/criminals/search?page=2', '/api/stats/crimes'],
    ...['/api/places/numbers', '/api/places/numbers?period=year', '/api/places/districts/dhaka'],
    ...[
      '/api/numbers',
      '/api/numbers/reports?month=2026-01',
      '/numbers.csv',
      '/numbers/reports.csv?month=2026-01',
    ],
    ...[
      '/api/blogs',
      `/api/blogs/${blog}`,
      '/api/success-stories',
      '/feed.xml',
      '/blogs/feed.xml',
      '/sitemap.xml',
    ],
    ...[`/share-cards/en/${id}.jpg`],
  ]
  await pair.standby.catchUp()
  await untilReadFrom(app, 'replica')
})
afterAll(async () => {
  await app?.close()
  await pair?.end()
})

test('what guests are shown is read from the replica, by a role that may see nothing else', async () => {
  for (const url of addresses) {
    // An injected request is not cached, and the replica may be slightly behind.
    await eventually(async () => {
      const from = await readBy(app, async () => {
        expect((await app.app.inject({ url })).statusCode, url).toBeLessThan(500)
      })
      expect(from, url).toEqual(['replica'])
    })
  }
  expect(app.logged()).not.toContain('the replica refuses')
})

test.each([
  ['phone numbers', 'select phone from users'],
  ['passwords', 'select password_hash from users'],
  ['what people have followed', 'select * from follows'],
  ['what moderators have done', 'select * from audit_log'],
  ['the keys of stored files', 'select storage_key from media'],
])('it may not read %s', async (_what, statement) => {
  const reader = new pg.Client({ connectionString: pair.urlAs('bichar_reader') })
  await reader.connect()
  await expect(reader.query(statement)).rejects.toMatchObject({ code: '42501' })
  await reader.end()
})

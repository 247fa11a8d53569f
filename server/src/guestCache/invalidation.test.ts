import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteComment } from '../comments/comments.ts'
import { openDatabase } from '../db/db.ts'
import { decidePost } from '../moderation/moderation.ts'
import { shuffle } from '../shuffling/shuffling.ts'
import type { TestApp } from '../test/app.ts'
import {
  cacheHits,
  holdReading,
  isCached,
  someText,
  startCachingApps,
  untilDelivered,
} from '../test/guests.ts'
import { makeBlog, makeComment, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'

let one: TestApp
let two: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  ;[one, two] = await startCachingApps()
  author = await makePerson(one.deps)
  admin = await makePerson(one.deps, { role: 'admin' })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const read = async (app: TestApp, path: string) => {
  const response = await app.request(path)
  return { status: response.status, text: await response.text() }
}

test('what is taken back is gone from a feed, which is remembered', async () => {
  const path = '/feed.xml'
  const shown = await makePost(one.deps, author)
  const waiting = await makePost(one.deps, author, { review: 'waiting' })
  await untilDelivered(two)
  expect((await read(two, path)).text).toContain(shown)
  expect(await isCached(two, path)).toBe(true)
  expect((await read(two, path)).text).not.toContain(waiting)
  await decide(one, shown, 'disapprove')
  await decide(one, waiting, 'approve')
  const { text } = await read(two, path)
  expect(text).not.toContain(shown)
  expect(text).toContain(waiting)
})

test('a month is gone from the sitemap, which is remembered, with its only report', async () => {
  const id = await makePost(one.deps, author)
  await one.deps.pool.query(`update posts set published_at = '2020-05-17' where id = $1`, [id])
  await untilDelivered(two)
  const part = '/sitemaps/posts/2020-05<'
  expect((await read(two, '/sitemap.xml')).text).toContain(part)
  expect(await isCached(two, '/sitemap.xml')).toBe(true)
  await decide(one, id, 'disapprove')
  expect((await read(two, '/sitemap.xml')).text).not.toContain(part)
})

const decide = (app: TestApp, id: string, action: 'approve' | 'disapprove') =>
  app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body: { action } }, { as: admin })

/** A public post that the second process has cached. */
async function makeCachedPost(wishes: Parameters<typeof makePost>[2] = {}) {
  const title = someText()
  const id = await makePost(one.deps, author, { title, ...wishes })
  await untilDelivered(two)
  const path = `/api/posts/${id}`
  for (const each of [path, `${path}/comments`, `/api/timelines/post/${id}/approved`, '/api/posts']) {
    await read(two, each)
    expect(await isCached(two, each), each).toBe(true)
  }
  expect((await read(two, '/api/posts')).text).toContain(title)
  return { id, path, title }
}

test('a public post that is flagged stays cached, because guests do not see how often it was', async () => {
  const { id, path } = await makeCachedPost()
  const count = (column: string, value: string) =>
    one.deps.pool.query(
      `update posts set report_count = report_count + 1, ${column} = ${value} where id = $1`,
      [id],
    )
  await count('is_anonymous', 'is_anonymous')
  await untilDelivered(two)
  expect(await isCached(two, path)).toBe(true)
  await count('source', `'example.com'`)
  await untilDelivered(two)
  expect(await isCached(two, path)).toBe(false)
})

test('what a hand in the database adds to a public post or takes from it is seen', async () => {
  const { id, path } = await makeCachedPost()
  const entry = await makeTimeline(one.deps, author, id)
  const suspect = await makeSuspect(one.deps, author)
  const media = `insert into media (id, name, storage_key, kind, content_type, bytes)
    values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'image', 'image/jpeg', 1) returning id`
  const parts = [
    [`insert into post_suspects values ($1, $2, 0)`, [id, suspect]],
    [`with m as (${media}) insert into post_media select $1, 0, id from m`, [id]],
    [`with m as (${media}) insert into timeline_media select $1, 0, id from m`, [entry]],
    ['delete from timeline_media where timeline_id = $1', [entry]],
  ] as const
  for (const [statement, values] of parts) {
    await untilDelivered(two)
    await read(two, path)
    expect(await isCached(two, path), statement).toBe(true)
    await one.deps.pool.query(statement, [...values])
    await untilDelivered(two)
    expect(await isCached(two, path), statement).toBe(false)
  }
})

test('sizes that come of a picture are seen where guests see it, and nothing is forgotten for those of a report that waits', async () => {
  const { id, path } = await makeCachedPost()
  const waiting = await makePost(one.deps, author, { review: 'waiting' })
  const media = `insert into media (id, name, storage_key, kind, content_type, bytes)
    values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'image', 'image/jpeg', 1) returning id`
  for (const [post, isSeen] of [
    [waiting, false],
    [id, true],
  ] as const) {
    const linked = `with m as (${media}) insert into post_media select $1, 0, id from m returning media_id`
    const { rows } = await one.deps.pool.query(linked, [post])
    await untilDelivered(two)
    await read(two, path)
    const drawn = "update media set widths = '{360}', size_bytes = '{1}' where id = $1"
    await one.deps.pool.query(drawn, [rows[0].media_id])
    await untilDelivered(two)
    expect(await isCached(two, path)).toBe(!isSeen)
  }
})

test('nothing is forgotten when a suspect is proposed, corrected or deleted before anybody may see them', async () => {
  const path = '/api/criminals/search'
  await read(two, path)
  const id = await makeSuspect(one.deps, author, { proposed: true })
  await one.call('PUT /criminals/:id', { params: { id }, form: { name: someText() } }, { as: author })
  await one.call('DELETE /criminals/:id', { params: { id } }, { as: author })
  await untilDelivered(two)
  expect(await isCached(two, path)).toBe(true)
})

test('what is written anew as it is, as by shuffling, is remembered on', async () => {
  const { path } = await makeCachedPost()
  await shuffle(one.deps, new Date())
  await untilDelivered(two)
  for (const each of [path, `${path}/comments`, '/api/posts']) expect(await isCached(two, each)).toBe(true)
})

describe('the next request on the other process sees', () => {
  test('a report that was let through, taken back, edited or deleted there', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, path, title } = await makeCachedPost()
      await decide(one, id, 'disapprove')
      expect(await read(two, path)).toMatchObject({ status: 404 })
      expect((await read(two, '/api/posts')).text).not.toContain(title)
      expect((await read(two, `${path}/comments`)).status).toBe(404)
      await decide(one, id, 'approve')
      expect((await read(two, path)).text).toContain(title)
      expect((await read(two, '/api/posts')).text).toContain(title)
    }
    const { id, path } = await makeCachedPost()
    const form = { title: someText(), desc: 'It was at noon.', location: 'Dhaka' }
    expect((await one.call('PUT /posts/:id', { params: { id }, form }, { as: author })).status).toBe(200)
    expect((await read(two, path)).status).toBe(404)
    await decide(one, id, 'approve')
    expect((await read(two, path)).text).toContain(form.title)
    await one.call('DELETE /posts/:id', { params: { id } }, { as: author })
    expect((await read(two, path)).status).toBe(404)
  })

  test('that its author is not named any more', async () => {
    const { id, path } = await makeCachedPost()
    expect((await read(two, path)).text).toContain(author.user.name)
    await one.call(
      'PUT /posts/:id',
      { params: { id }, form: { title: 'T', desc: 'D', location: 'L', isAnonymous: true } },
      { as: author },
    )
    await decide(one, id, 'approve')
    expect((await read(two, path)).text).not.toContain(author.user.name)
  })

  test('a comment that was taken away, and an entry that was let through', async () => {
    const { id, path } = await makeCachedPost()
    const text = someText()
    const commentId = await makeComment(one.deps, author, id, { text })
    await eventually(async () => expect((await read(two, `${path}/comments`)).text).toContain(text))
    await one.call(
      'DELETE /posts/:postId/comments/:commentId',
      { params: { postId: id, commentId } },
      { as: author },
    )
    expect((await read(two, `${path}/comments`)).text).not.toContain(text)
    const title = someText()
    const entry = await makeTimeline(one.deps, author, id, { title, approved: false })
    const entries = `/api/timelines/post/${id}/approved`
    expect((await read(two, entries)).text).not.toContain(title)
    await one.call(
      'PATCH /timelines/:id/toggle',
      { params: { id: entry }, body: { action: 'approve' } },
      { as: admin },
    )
    expect((await read(two, entries)).text).toContain(title)
  })

  test('another name, and that an account has gone', async () => {
    const leaver = await makePerson(one.deps)
    const id = await makePost(one.deps, leaver)
    await untilDelivered(two)
    await read(two, `/api/posts/${id}`)
    const name = someText()
    await one.call('PATCH /users/profile', { form: { name } }, { as: leaver })
    expect((await read(two, `/api/posts/${id}`)).text).toContain(name)
    const body = { password: everybodysPassword }
    await one.call('DELETE /users/profile', { body }, { as: leaver })
    expect((await read(two, `/api/posts/${id}`)).text).not.toContain(name)
  })

  test('a blog that is not published any more', async () => {
    const id = await makeBlog(one.deps, admin)
    await untilDelivered(two)
    expect((await read(two, `/api/blogs/${id}`)).status).toBe(200)
    await one.deps.kysely.updateTable('blogs').set({ is_published: false }).where('id', '=', id).execute()
    await untilDelivered(two)
    expect((await read(two, `/api/blogs/${id}`)).status).toBe(404)
  })
})

describe('what comes past the calls is heard as well:', () => {
  test('a statement by hand, on a connection of its own', async () => {
    const { id, path } = await makeCachedPost()
    const byHand = openDatabase(
      { connectionString: one.deps.config.DATABASE_URL ?? '' },
      { onError: () => undefined },
    )
    await byHand.kysely.updateTable('posts').set({ review_state: 'returned' }).where('id', '=', id).execute()
    await byHand.close()
    await untilDelivered(two)
    expect((await read(two, path)).status).toBe(404)
  })

  test('what a job does, and what is done without a call', async () => {
    const { id, path } = await makeCachedPost()
    const text = someText()
    const commentId = await makeComment(one.deps, author, id, { text })
    await eventually(async () => expect((await read(two, `${path}/comments`)).text).toContain(text))
    await deleteComment(one.deps, commentId)
    await untilDelivered(two)
    expect((await read(two, `${path}/comments`)).text).not.toContain(text)
    const moderator = { userId: admin.user.id, role: 'admin' as const, isSuperAdmin: false, sessionId: id }
    await decidePost(one.deps, moderator, id, { action: 'disapprove', reason: '' })
    await untilDelivered(two)
    expect((await read(two, path)).status).toBe(404)
  })
})

describe('a reading that began before a decision', () => {
  test('is neither kept nor handed to whoever asks after it', async () => {
    const id = await makePost(one.deps, author)
    const path = `/api/posts/${id}`
    await untilDelivered(two)
    const held = holdReading(two, '"post"')
    const early = read(two, path)
    await eventually(() => expect(held.times()).toBe(1))
    await decide(one, id, 'disapprove')
    const late = read(two, path)
    await eventually(() => expect(held.times()).toBe(2))
    held.release()
    expect((await early).status).toBe(200)
    expect((await late).status).toBe(404)
    expect((await read(two, path)).status).toBe(404)
  })
})

describe('soft changes', () => {
  test('are seen soon, and are not waited for', async () => {
    const { id, path } = await makeCachedPost()
    const [since, count] = [performance.now(), /"reactionCount":1/]
    // What has changed is served from memory for some tenths of a second, which a busy machine may need for the call alone.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(since)
    await two.call('POST /posts/:id/reactions', { params: { id } }, { as: author })
    const before = await cacheHits(two)
    expect((await read(two, path)).status).toBe(200)
    expect(await cacheHits(two)).toBe(before + 1)
    clock.mockRestore()
    await eventually(async () => expect((await read(two, path)).text).toMatch(count))
    // Half a second, plus what a busy machine adds; without the notification it would take five minutes.
    expect(performance.now() - since).toBeLessThan(30_000)
    await one.call('POST /posts/:id/reactions', { params: { id } }, { as: admin })
    await eventually(async () => expect((await read(two, path)).text).toMatch(/"reactionCount":2/))
  })
})

import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../test/app.ts'
import { isRemembered, someText, untilDelivered } from '../test/guests.ts'
import { makeBlog, makeComment, makePost, makeTimeline } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { type ReadingApps, readBy, startReadingApps, untilReadFrom } from '../test/replica.ts'

let running: ReadingApps
let one: TestApp
let two: TestApp
let author: TestPerson
let admin: TestPerson
beforeAll(async () => {
  running = await startReadingApps()
  ;({ one, two } = running)
  author = await makePerson(one.deps)
  admin = await makePerson(one.deps, { role: 'admin' })
})
afterAll(() => running?.end())

const read = async (app: TestApp, path: string) => {
  const response = await app.request(path)
  return { status: response.status, text: await response.text() }
}

const decide = (id: string, action: 'approve' | 'disapprove') =>
  one.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body: { action } }, { as: admin })

/** A public post that both processes have cached, and that the replica has. */
async function shownPost(wishes: Parameters<typeof makePost>[2] = {}) {
  const title = someText()
  const id = await makePost(one.deps, author, { title, ...wishes })
  const path = `/api/posts/${id}`
  await running.pair.standby.catchUp()
  for (const app of [one, two]) {
    await untilDelivered(app)
    await untilReadFrom(app, 'replica')
    expect((await read(app, path)).text).toContain(title)
    expect(await isRemembered(app, path)).toBe(true)
  }
  return { id, path, title }
}

/** Runs `act` while the replica receives no changes, and waits until it is read from again. */
async function whileItStaysBehind(act: () => Promise<void>): Promise<void> {
  await running.pair.standby.replay(false)
  try {
    await act()
  } finally {
    await running.pair.standby.replay(true)
  }
  for (const app of [one, two]) await untilReadFrom(app, 'replica')
}

test('guests are read for from the replica, and whoever is signed in from the primary', async () => {
  const { id, path } = await shownPost()
  for (const app of [one, two]) {
    await untilReadFrom(app, 'replica')
    for (const each of [path, `${path}/comments`, '/api/posts?limit=3', '/api/criminals/search'])
      expect(await readBy(app, () => app.request(each, {}, author))).toEqual([])
  }
  expect(
    await readBy(one, () => one.call('POST /posts/:id/reactions', { params: { id } }, { as: author })),
  ).toEqual([])
  await eventually(async () => {
    const where = await one.deps.replica?.pool.query('select pg_is_in_recovery() as "isReplica"')
    expect(where?.rows).toEqual([{ isReplica: true }])
  })
})

describe('while the replica stays behind, the next request on every process sees', () => {
  test('a report that was taken back, and that it was let through again', async () => {
    const { id, path, title } = await shownPost()
    await whileItStaysBehind(async () => {
      expect((await decide(id, 'disapprove')).status).toBe(200)
      for (const app of [one, two]) {
        expect(await read(app, path)).toMatchObject({ status: 404 })
        expect((await read(app, '/api/posts')).text).not.toContain(title)
        expect((await read(app, `${path}/comments`)).status).toBe(404)
      }
      await decide(id, 'approve')
      for (const app of [one, two]) expect((await read(app, path)).text).toContain(title)
      await decide(id, 'disapprove')
      for (const app of [one, two]) expect((await read(app, path)).status).toBe(404)
    })
    for (const app of [one, two]) expect((await read(app, path)).status).toBe(404)
  })

  test('that it was deleted', async () => {
    const { id, path, title } = await shownPost()
    await whileItStaysBehind(async () => {
      await one.call('DELETE /posts/:id', { params: { id } }, { as: author })
      for (const app of [one, two]) {
        expect((await read(app, path)).status).toBe(404)
        expect((await read(app, '/api/posts')).text).not.toContain(title)
      }
    })
    for (const app of [one, two]) expect((await read(app, path)).status).toBe(404)
  })

  test('that it was edited, and that its author is not named any more', async () => {
    const { id, path } = await shownPost()
    expect((await read(two, path)).text).toContain(author.user.name)
    const title = someText()
    await whileItStaysBehind(async () => {
      const form = { title, desc: 'It was at noon.', location: 'Dhaka', isAnonymous: true }
      await one.call('PUT /posts/:id', { params: { id }, form }, { as: author })
      for (const app of [one, two]) expect((await read(app, path)).status).toBe(404)
      await decide(id, 'approve')
      for (const app of [one, two]) expect((await read(app, path)).text).toContain(title)
      for (const app of [one, two]) expect((await read(app, path)).text).not.toContain(author.user.name)
    })
    for (const app of [one, two]) expect((await read(app, path)).text).not.toContain(author.user.name)
  })

  test('that an account has gone', async () => {
    const leaver = await makePerson(one.deps)
    const id = await makePost(one.deps, leaver)
    const path = `/api/posts/${id}`
    await running.pair.standby.catchUp()
    for (const app of [one, two]) await untilReadFrom(app, 'replica')
    for (const app of [one, two]) expect((await read(app, path)).text).toContain(leaver.user.name)
    await whileItStaysBehind(async () => {
      await one.call('DELETE /users/profile', { body: { password: everybodysPassword } }, { as: leaver })
      for (const app of [one, two]) expect((await read(app, path)).text).not.toContain(leaver.user.name)
    })
    for (const app of [one, two]) expect((await read(app, path)).text).not.toContain(leaver.user.name)
  })

  test('a comment that was taken away, an entry and a blog that are not shown any more', async () => {
    const { id, path } = await shownPost()
    const [text, title] = [someText(), someText()]
    const commentId = await makeComment(one.deps, author, id, { text })
    const entry = await makeTimeline(one.deps, author, id, { title, approved: true })
    const blog = await makeBlog(one.deps, admin)
    const entries = `/api/timelines/post/${id}/approved`
    await running.pair.standby.catchUp()
    for (const app of [one, two]) {
      await eventually(async () => expect((await read(app, `${path}/comments`)).text).toContain(text))
      expect((await read(app, entries)).text).toContain(title)
      expect((await read(app, `/api/blogs/${blog}`)).status).toBe(200)
      await untilReadFrom(app, 'replica')
    }
    await whileItStaysBehind(async () => {
      const params = { postId: id, commentId }
      await one.call('DELETE /posts/:postId/comments/:commentId', { params }, { as: author })
      const undo = { params: { id: entry }, body: { action: 'unapprove' as const } }
      await one.call('PATCH /timelines/:id/toggle', undo, { as: admin })
      await one.call('PATCH /blogs/:id/publish', { params: { id: blog }, body: {} }, { as: admin })
      for (const app of [one, two]) {
        expect((await read(app, `${path}/comments`)).text).not.toContain(text)
        expect((await read(app, entries)).text).not.toContain(title)
        expect((await read(app, `/api/blogs/${blog}`)).status).toBe(404)
      }
    })
  })

  test('what a hand in the database has changed', async () => {
    const { id, path } = await shownPost()
    await whileItStaysBehind(async () => {
      await running.pair.primary.ask(`update posts set review_state = 'returned' where id = $1`, [id])
      for (const app of [one, two]) {
        await untilDelivered(app)
        expect((await read(app, path)).status).toBe(404)
      }
    })
  })
})

test('what is added and counted is seen a moment later, and not forgotten again when the replica stays behind', async () => {
  const { id, path } = await shownPost()
  for (let comment = 1; comment <= 5; comment += 1) {
    const text = someText()
    await whileItStaysBehind(async () => {
      await one.call('POST /posts/:id/comments', { params: { id }, body: { text } }, { as: author })
      for (const app of [one, two]) {
        const since = performance.now()
        await eventually(async () => expect((await read(app, `${path}/comments`)).text).toContain(text))
        // Half a second, plus what a busy machine adds; an older cached response would stay for five minutes.
        expect(performance.now() - since).toBeLessThan(30_000)
        await eventually(async () =>
          expect((await read(app, path)).text).toContain(`"commentCount":${comment}`),
        )
      }
    })
  }
})

test('while a process may miss what is told, it reads from the primary', async () => {
  const { id, path } = await shownPost()
  const [{ pid } = { pid: 0 }] = await two.deps.live.ask<{ pid: number }>('select pg_backend_pid() as pid')
  await running.pair.standby.replay(false)
  process.kill(pid, 'SIGSTOP')
  try {
    // The process soon does not know the position of the primary; only some seconds later does it stop trusting its cache.
    await eventually(() => expect(two.deps.guestCache.version('shown')).toBeUndefined())
    await untilReadFrom(two, 'primary')
    await running.pair.primary.ask(`update posts set review_state = 'returned' where id = $1`, [id])
    expect((await read(two, path)).status).toBe(404)
  } finally {
    process.kill(pid, 'SIGCONT')
    await running.pair.standby.replay(true)
  }
  await untilReadFrom(two, 'replica')
  expect((await read(two, path)).status).toBe(404)
})

describe('a statement', () => {
  test('that has to make way for what the primary does is read once more, from there', async () => {
    await makeComment(one.deps, author, await makePost(one.deps, author))
    await running.pair.standby.catchUp()
    const { answer } = await running.sleepOnReplica(one, 'comments')
    await running.pair.primary.ask('begin; lock table comments in access exclusive mode; commit')
    expect((await answer).rows).toEqual([{ isReplica: false }])
    expect(one.logged()).not.toContain('the replica refuses')
  })

  test('whose time is up is not begun anew', async () => {
    const { answer } = await running.sleepOnReplica(one, 'posts')
    const ended = expect(answer).rejects.toMatchObject({ code: '57014' })
    await running.pair.standby.ask(
      `select pg_cancel_backend(pid) from pg_stat_activity where query like '%pg_sleep(%' and pid <> pg_backend_pid()`,
    )
    await ended
  })

  test('that the replica cannot do is read from the primary, and that is said, but not each time', async () => {
    const onlyThere = 'select pg_current_wal_lsn() is not null as "isDone"'
    const isDone = async () =>
      expect((await one.deps.replica?.pool.query(onlyThere))?.rows).toEqual([{ isDone: true }])
    const refused = () => one.logged().split('the replica refuses').length - 1
    await eventually(async () => {
      await isDone()
      expect(refused()).toBe(1)
    })
    for (let time = 0; time < 10; time += 1) await isDone()
    expect(refused()).toBe(1)
    await untilReadFrom(one, 'replica')
  })

  test('that changes something is not done, and neither is a transaction', async () => {
    const { replica } = one.deps
    // If the replica is slightly behind, the primary runs this statement, which changes nothing.
    const change = () => replica?.pool.query('update posts set title = title where false')
    await eventually(() => expect(change()).rejects.toMatchObject({ code: '25006' }))
    const begun = replica?.kysely.transaction().execute(async () => undefined)
    await expect(begun).rejects.toThrow('not one transaction')
  })
})

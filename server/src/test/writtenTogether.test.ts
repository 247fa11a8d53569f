import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'
import { untilAllAreTold } from './jobs.ts'
import { untilOneWaits } from './locks.ts'
import { makePost } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'
import { withoutScheduledShuffle } from './schedule.ts'
import { statementsOf } from './statements.ts'

let app: TestApp
let author: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  await withoutScheduledShuffle(app.deps.pool)
  author = await makePerson(app.deps)
})
afterAll(() => app.close())

const calls = {
  comments: (postId: string, { token }: TestPerson) =>
    app.app.inject({
      method: 'POST',
      url: `/api/posts/${postId}/comments`,
      headers: { authorization: `Bearer ${token}` },
      payload: { text: 'Seen' },
    }),
  reactions: (postId: string, { token }: TestPerson) =>
    app.app.inject({
      method: 'POST',
      url: `/api/posts/${postId}/reactions`,
      headers: { authorization: `Bearer ${token}` },
    }),
}

/** So many people, each with a post to write on. */
const pairs = (many: number) =>
  Promise.all(
    Array.from({ length: many }, async () => ({
      person: await makePerson(app.deps),
      postId: await makePost(app.deps, author),
    })),
  )

describe.each(Object.entries(calls))('%s', (kind, call) => {
  const written = async (postIds: readonly string[]) => {
    const { rows } = await app.deps.pool.query<{ post_id: string; user_id: string }>(
      `select post_id, user_id from ${kind} where post_id = any($1)`,
      [postIds],
    )
    return rows.map(({ post_id, user_id }) => [post_id, user_id]).sort()
  }

  test('of many people at the same moment cost a few statements, and each its own', async () => {
    const all = await pairs(20)
    let statuses: number[] = []
    const asked = await statementsOf(async () => {
      const answers = await Promise.all(all.map(({ postId, person }) => call(postId, person)))
      statuses = answers.map(({ statusCode }) => statusCode)
    })
    expect(new Set(statuses)).toEqual(new Set([kind === 'comments' ? 201 : 200]))
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(20)
    expect(await written(all.map(({ postId }) => postId))).toEqual(
      all.map(({ postId, person }) => [postId, person.user.id]).sort(),
    )
  })

  test.each(['posts', 'users'])(
    'wait for what somebody else holds of %s only where it is theirs',
    async (table) => {
      const [held, free] = await pairs(2)
      if (!held || !free) throw new Error('nobody')
      await untilAllAreTold(app.deps)
      const id = table === 'posts' ? held.postId : held.person.user.id
      const status = async (answer: ReturnType<typeof call>) => (await answer).statusCode
      const { waiting } = await app.deps.kysely.transaction().execute(async (tx) => {
        await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx)
        const waiting = status(call(held.postId, held.person))
        expect(await status(call(free.postId, free.person))).toBeLessThan(300)
        await untilOneWaits(app.deps)
        expect(await written([held.postId])).toEqual([])
        return { waiting }
      })
      expect(await waiting).toBeLessThan(300)
      expect(await written([held.postId])).toEqual([[held.postId, held.person.user.id]])
    },
  )

  test('of which one is refused are done for all others', async () => {
    const [missing, ...others] = await pairs(5)
    if (!missing) throw new Error('nobody')
    await app.deps.pool.query('delete from posts where id = $1', [missing.postId])
    const answers = await Promise.all([missing, ...others].map(({ postId, person }) => call(postId, person)))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([404, ...others.map(() => (kind === 'comments' ? 201 : 200))])
    expect(await written(others.map(({ postId }) => postId))).toHaveLength(4)
  })
})

test('what an author does to their own anonymous post shares no transaction with what is done under a name', async () => {
  const { pool } = app.deps
  const unnamed = await makePost(app.deps, author, { isAnonymous: true })
  const others = await pairs(5)
  const named = others.map(({ postId }) => postId)
  await Promise.all([
    ...named.map((postId) => calls.reactions(postId, author)),
    calls.reactions(unnamed, author),
    ...others.map(({ postId, person }) => calls.reactions(postId, person)),
  ])
  const transactions = async (from: string, ids: readonly string[]) => {
    const key = from === 'posts' ? 'id' : 'post_id'
    const { rows } = await pool.query<{ xid: string }>(
      `select unnest(array[xmin::text, xmax::text]) as xid from ${from} where ${key} = any($1)`,
      [ids],
    )
    return rows.map(({ xid }) => xid).filter((xid) => xid !== '0')
  }
  const ofReactions = await transactions('reactions', named)
  expect(ofReactions.length).toBeGreaterThanOrEqual(10)
  const ofUnnamed = [
    ...(await transactions('posts', [unnamed])),
    ...(await transactions('post_counts', [unnamed])),
  ]
  expect(ofUnnamed.filter((xid) => ofReactions.includes(xid))).toEqual([])
  const { rows } = await pool.query('select author_reacted from post_counts where post_id = $1', [unnamed])
  expect(rows).toEqual([{ author_reacted: true }])
})

test('what is said on an anonymous post shares no transaction with what its author says elsewhere under their name', async () => {
  const unnamed = await makePost(app.deps, author, { isAnonymous: true })
  const others = await pairs(5)
  await Promise.all([
    ...others.map(({ postId }) => calls.comments(postId, author)),
    ...others.map(({ person }) => calls.comments(unnamed, person)),
  ])
  const transactions = async (condition: string, value: string) => {
    const { rows } = await app.deps.pool.query<{ xid: string }>(
      `select xmin::text as xid from comments where ${condition}`,
      [value],
    )
    return rows.map(({ xid }) => xid)
  }
  const onUnnamed = await transactions('post_id = $1', unnamed)
  const byAuthor = await transactions(
    `user_id = $1 and created_at > now() - interval '1 minute'`,
    author.user.id,
  )
  expect([onUnnamed.length, byAuthor.length]).toEqual([5, 5])
  expect(onUnnamed.filter((xid) => byAuthor.includes(xid))).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/db.ts'
import { applyMigrations, migrate } from '../db/migrate.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeDatabase, rowsWith } from '../test/database.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { makeComment, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { sealAuthors } from './sealingStore.ts'
import { subjectsOf } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const run = async (...statements: string[]) => {
  for (const statement of statements) await sql.raw(statement).execute(app.deps.kysely)
}
const constraints = [
  ['posts', 'posts_author_sealed', 'not is_anonymous or user_id is null'],
  ['comments', 'comments_author_sealed', 'not is_anonymous or user_id is null'],
  ['suspects', 'suspects_creator_sealed', 'creator_id is null'],
  ['suspect_revisions', 'suspect_revisions_editor_sealed', 'contributor is null or editor_id is null'],
] as const

/** Makes things as they were before authors were sealed. */
async function makeOld(person: TestPerson) {
  const post = await makePost(app.deps, person, { isAnonymous: true, idempotencyKey: 'the post' })
  const entry = await makeTimeline(app.deps, person, post, { idempotencyKey: 'the entry' })
  const named = await makePost(app.deps, person)
  const comment = await makeComment(app.deps, person, named, { isAnonymous: true, idempotencyKey: 'it' })
  await makeComment(app.deps, await makePerson(app.deps), post)
  await untilAllAreTold(app.deps)
  const suspect = await makeSuspect(app.deps, person)
  const edit = (status: string) =>
    app.call('PUT /criminals/:id', { params: { id: suspect }, form: { status } } as never, { as: person })
  await edit('arrested')
  const id = `'${person.user.id}'`
  for (const [table, name] of constraints) await run(`alter table ${table} drop constraint ${name}`)
  await run(
    'delete from idempotency_keys',
    `update posts set user_id = ${id}, sealed_author = null, idempotency_key = 'the post' where id = '${post}'`,
    `update comments set user_id = ${id}, sealed_author = null, idempotency_key = 'it' where id = '${comment}'`,
    `update timelines set user_id = ${id}, by_author = false, idempotency_key = 'the entry' where id = '${entry}'`,
    `update notifications set user_id = ${id}, author_of = null, sealed_user = null where author_of = '${post}'`,
    'delete from author_index',
    `update suspects set creator_id = ${id}, sealed_creator = null where id = '${suspect}'`,
    `update suspect_revisions set editor_id = ${id}, editor_digest = null where suspect_id = '${suspect}'`,
  )
  for (const [table, name, rule] of constraints) {
    await run(`alter table ${table} add constraint ${name} check (${rule}) not valid`)
  }
  return { post, entry, named, comment, suspect, edit }
}

test('what was written before is sealed once, by one of those who start, and is still its author’s', async () => {
  const person = await makePerson(app.deps)
  const { post, entry, named, comment, suspect, edit } = await makeOld(person)
  const told = () => app.call('GET /notifications', { query: {} }, { as: person })
  const before = await told()
  expect(await rowsWith(app.deps, [person.user.id, post])).not.toEqual([])

  const seal = () => sealAuthors(app.deps.kysely, app.deps.authorship)
  await Promise.all([seal(), seal(), seal()])

  for (const thing of [post, entry, suspect]) {
    expect(await rowsWith(app.deps, [person.user.id, thing])).toEqual([])
  }
  // What the author of a named post is told of it lists every anonymous comment below it, whoever wrote it.
  expect(await rowsWith(app.deps, [person.user.id, comment])).toEqual(['public.notifications'])
  const ofNamed = await rowsWith(app.deps, [person.user.id, named])
  expect(ofNamed.sort()).toEqual(['public.notifications', 'public.posts'])
  const params = { id: person.user.id }
  const list = await app.call('GET /posts/user/:id', { params, query: {} }, { as: person })
  expect(list.body.posts.map(({ _id }) => _id)).toEqual([named, post])
  // Once an author is sealed, what they are told of says the day.
  const kept = ({ body }: typeof before) => body.notifications.map(({ createdAt: _, ...rest }) => rest)
  expect(kept(await told())).toEqual(kept(before))
  const entries = await app.call(
    'GET /timelines/post/:postId/approved',
    { params: { postId: post }, query: {} },
    { as: person },
  )
  expect(entries.body.timelines).toMatchObject([{ _id: entry, createdBy: { _id: person.user.id } }])
  const { body } = await app.call('GET /criminals/:id', { params: { id: suspect } }, { as: person })
  expect(body.criminal.createdBy).toEqual({ _id: person.user.id })
  await edit('released')
  const { rows } = await sql`select distinct contributor from suspect_revisions`.execute(app.deps.kysely)
  expect(rows).toEqual([{ contributor: 1 }])
  // A device that does not know that its request arrived repeats it and gets the same thing.
  expect(await makePost(app.deps, person, { idempotencyKey: 'the post', review: 'waiting' })).toBe(post)
  expect(await makeComment(app.deps, person, named, { idempotencyKey: 'it' })).toBe(comment)
  const index = await app.deps.kysely.selectFrom('author_index').select('subject_id').execute()
  expect(index.map(({ subject_id }) => subject_id).sort()).toEqual([post, comment].sort())
})

test('data of the release before is brought over, also where two people used one idempotency key', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bichar-migrations-'))
  const landed = path.join(import.meta.dirname, '../db/migrations')
  const before = (await readdir(landed)).filter((file) => file < '0027')
  await Promise.all(before.map((file) => copyFile(path.join(landed, file), path.join(folder, file))))
  const { url, drop } = await makeDatabase('template template0')
  const onError = (error: Error) => expect.unreachable(error.message)
  const { kysely, close } = openDatabase({ connectionString: url }, { onError, withoutTimeouts: true })
  const [one, two] = [randomUUID(), randomUUID()]
  try {
    await applyMigrations(kysely, folder)
    await sql`insert into users (id, name, phone, password_hash)
      values (${one}, 'One', '8801700000001', repeat('x', 97)), (${two}, 'Two', '8801700000002', repeat('x', 97))
    `.execute(kysely)
    await sql`
      insert into posts (id, user_id, title, description, source, location, is_anonymous, idempotency_key, created_at, updated_at)
      select gen_random_uuid(), id, name, '', '', '', name = 'One', 'draft 1', now(), now() from users`.execute(
      kysely,
    )
    await sql`
      insert into comments (id, post_id, user_id, text, is_anonymous, created_at)
      select gen_random_uuid(), id, user_id, 'x', true, now() from posts`.execute(kysely)
    await sql`insert into reactions select p.id, u.id, now() from posts p, users u`.execute(kysely)
    await sql`
      insert into timelines (id, post_id, user_id, title, description, happened_on, source, location, created_at)
      select gen_random_uuid(), id, user_id, title, '', '2026-01-01', '', '', now() from posts`.execute(
      kysely,
    )
    await sql`
      insert into notifications (id, audience, kind, post_id, created_at)
      select gen_random_uuid(), 'admins', 'post_commented', id, now() from posts`.execute(kysely)
    await sql`insert into comment_votes select c.id, u.id, u.name = 'One' from comments c, users u`.execute(
      kysely,
    )
    await migrate(kysely)
    await sealAuthors(kysely, app.deps.authorship)
    const { rows } = await sql<{ title: string; user_id: string; sealed: boolean; key: string | null }>`
      select title, user_id, sealed_author is not null as sealed, idempotency_key as key, reaction_count,
        author_reacted, created_at = day_of(created_at) as is_day
      from posts join post_counts on post_id = id order by title`.execute(kysely)
    expect(rows).toMatchObject([
      { title: 'One', user_id: null, sealed: true, reaction_count: 2, author_reacted: true, is_day: true },
      { title: 'Two', user_id: two, sealed: false, reaction_count: 2, author_reacted: false, is_day: false },
    ])
    const { rows: reactions } = await sql`
      select title, name from reactions r join posts p on p.id = r.post_id join users u on u.id = r.user_id
      order by title, name`.execute(kysely)
    expect(reactions).toEqual([
      { title: 'One', name: 'Two' },
      { title: 'Two', name: 'One' },
      { title: 'Two', name: 'Two' },
    ])
    const { rows: votes } = await sql`
      select p.title, u.name, author_vote, upvote_count, downvote_count
      from comments c join posts p on p.id = c.post_id join comment_votes v on v.comment_id = c.id
        join users u on u.id = v.user_id
      order by title`.execute(kysely)
    expect(votes).toEqual([
      { title: 'One', name: 'Two', author_vote: true, upvote_count: 1, downvote_count: 1 },
      { title: 'Two', name: 'One', author_vote: false, upvote_count: 1, downvote_count: 1 },
    ])
    const { rows: entries } = await sql`
      select title, by_author, created_at = day_of(created_at) as is_day from timelines order by title`.execute(
      kysely,
    )
    expect(entries).toEqual([
      { title: 'One', by_author: true, is_day: true },
      { title: 'Two', by_author: false, is_day: false },
    ])
    const { rows: told } = await sql`
      select distinct created_at = day_of(created_at) as is_day from notifications`.execute(kysely)
    expect(told).toEqual([{ is_day: true }])
    const digests = [one, two].map((person) => app.deps.authorship.digest('posts', person, 'draft 1'))
    expect(digests).toContain(rows.map(({ key }) => key).find((key) => key !== null))
    expect(await subjectsOf(kysely, app.deps.authorship, one)).toHaveLength(2)
  } finally {
    await close()
    await drop()
    await rm(folder, { recursive: true })
  }
})

test('data that was sealed before ids became random is not sealed a second time', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bichar-migrations-'))
  const landed = path.join(import.meta.dirname, '../db/migrations')
  const before = (await readdir(landed)).filter((file) => file < '0028')
  await Promise.all(before.map((file) => copyFile(path.join(landed, file), path.join(folder, file))))
  const { url, drop } = await makeDatabase('template template0')
  const onError = (error: Error) => expect.unreachable(error.message)
  const { kysely, close } = openDatabase({ connectionString: url }, { onError, withoutTimeouts: true })
  try {
    await applyMigrations(kysely, folder)
    const id = randomUUID()
    await sql`insert into users (id, name, phone, password_hash)
      values (${id}, 'One', '8801700000001', repeat('x', 97))`.execute(kysely)
    const key = app.deps.authorship.digest('posts', id, 'draft 1')
    await sql`
      insert into posts (id, user_id, title, description, source, location, is_anonymous, idempotency_key, created_at, updated_at)
      values (${randomUUID()}, ${id}, 'One', '', '', '', false, ${key}, now(), now())`.execute(kysely)
    await migrate(kysely)
    await sealAuthors(kysely, app.deps.authorship)
    const { rows } = await sql`select idempotency_key as key from posts`.execute(kysely)
    expect(rows).toEqual([{ key }])
  } finally {
    await close()
    await drop()
    await rm(folder, { recursive: true })
  }
})

import type { FollowSubject } from '@bichar/contract/follows.ts'
import { mostFollows } from '@bichar/contract/rules/follows.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { untilAdvisoryWaiters, untilOneWaits } from '../test/locks.ts'
import { makePost, makeSuspect } from '../test/make.ts'
import { everybodysPassword, makePerson, type TestPerson } from '../test/people.ts'
import { deleteFollows } from './follows.ts'
import { insertFollow, lockFollower } from './store.ts'

let t: TestApp
let author: TestPerson
let admin: TestPerson
let superAdmin: TestPerson
beforeAll(async () => {
  t = await startTestApp()
  author = await makePerson(t.deps)
  admin = await makePerson(t.deps, { role: 'admin' })
  superAdmin = await makePerson(t.deps, { superAdmin: true })
})
afterAll(() => t.close())

const follow = (body: FollowSubject, as: TestPerson) => t.call('PUT /follows', { body }, { as })
const unfollow = (body: FollowSubject, as: TestPerson) => t.call('DELETE /follows', { body }, { as })
const listOf = async (as: TestPerson) => (await t.call('GET /follows', {}, { as })).body.follows

const rows = async (query: string) => (await t.deps.pool.query(query)).rows

describe('what somebody follows', () => {
  test('is a report, a suspect, a district, an upazila or a category, each once, and stands in their own list', async () => {
    const reader = await makePerson(t.deps)
    const post = await makePost(t.deps, author, { title: 'Timber cut at night' })
    const suspect = await makeSuspect(t.deps, author, { name: 'Karim Uddin' })
    const all = [
      { kind: 'post', of: post },
      { kind: 'suspect', of: suspect },
      { kind: 'district', of: 'Khulna' },
      { kind: 'upazila', of: 'Dhaka/Savar' },
      { kind: 'category', of: 'Theft' },
    ] as const
    for (const each of [...all, ...all]) expect((await follow(each, reader)).status).toBe(200)
    const names: Record<string, string> = { [post]: 'Timber cut at night', [suspect]: 'Karim Uddin' }
    const shown = all.map((each) => ({
      ...each,
      name: names[each.of] ?? '',
      status: each.kind === 'suspect' ? 'wanted' : null,
    }))
    const byKind = (list: readonly FollowSubject[]) => list.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
    expect(byKind(await listOf(reader))).toEqual(byKind(shown))
    for (const each of [all[3], all[3]]) expect((await unfollow(each, reader)).status).toBe(200)
    expect(byKind(await listOf(reader))).toEqual(byKind(shown.filter(({ kind }) => kind !== 'upazila')))
  })

  test('is a place by its name in URLs, too, and once', async () => {
    const reader = await makePerson(t.deps)
    for (const of of ['coxs-bazar', "Cox's Bazar"]) await follow({ kind: 'district', of }, reader)
    await follow({ kind: 'upazila', of: 'dhaka/savar' }, reader)
    expect((await listOf(reader)).map(({ of }) => of).toSorted()).toEqual(["Cox's Bazar", 'Dhaka/Savar'])
    for (const kind of ['district', 'upazila'] as const)
      await unfollow({ kind, of: kind === 'district' ? 'coxs-bazar' : 'dhaka/savar' }, reader)
    expect(await listOf(reader)).toEqual([])
  })

  test('is nothing that there is not, nor a report that waits', async () => {
    const waiting = await makePost(t.deps, author, { review: 'waiting' })
    const wrong = [
      { kind: 'post', of: waiting },
      { kind: 'post', of: newId() },
      { kind: 'post', of: 'no id' },
      { kind: 'suspect', of: newId() },
      { kind: 'suspect', of: 'Dhaka' },
      { kind: 'district', of: 'Savar' },
      { kind: 'upazila', of: 'Dhaka' },
      { kind: 'upazila', of: 'Khulna/Savar' },
      { kind: 'upazila', of: 'Dhaka/Savar/x' },
      { kind: 'category', of: 'Jaywalking' },
    ] as const
    for (const each of wrong) {
      for (const as of [author, admin]) {
        const { status, body } = await follow(each, as)
        expect([status, body.code, each]).toEqual([404, 'not_found', each])
      }
    }
  })

  test.each(['post', 'suspect'] as const)('is no %s that is being deleted', async (kind) => {
    const reader = await makePerson(t.deps)
    const of = kind === 'post' ? await makePost(t.deps, author) : await makeSuspect(t.deps, author)
    // Nothing else waits for the row then.
    await untilAllAreTold(t.deps)
    let answer: ReturnType<typeof follow> | undefined
    // The deletion has not committed yet.
    await t.deps.kysely.transaction().execute(async (tx) => {
      await tx.deleteFrom(`${kind}s`).where('id', '=', of).execute()
      answer = follow({ kind, of }, reader)
      await untilOneWaits(t.deps)
    })
    const { status, body } = (await answer) ?? expect.fail()
    expect([status, body.code]).toEqual([404, 'not_found'])
    expect(await listOf(reader)).toEqual([])
  })

  test('is at most so much, whoever asks at once; what is followed already is no more', async () => {
    const reader = await makePerson(t.deps)
    const tag = t.deps.authorship.followerTag(reader.user.id)
    await t.deps.pool.query(
      `insert into follows (id, follower, sealed_user, facet)
       select gen_random_uuid(), $1, '', '#d:' || n from generate_series(1, $2) n`,
      [tag, mostFollows - 1],
    )
    let answer: ReturnType<typeof follow> | undefined
    // Another call of the same person takes the last free place, and has not committed yet.
    await t.deps.kysely.transaction().execute(async (tx) => {
      await lockFollower(tx, { tag, userId: reader.user.id })
      const seal = (id: string) => t.deps.authorship.sealFollower(reader.user.id, id)
      await insertFollow(tx, { tag, subject: { kind: 'district', of: 'Dhaka' }, seal })
      answer = follow({ kind: 'district', of: 'Khulna' }, reader)
      await untilOneWaits(t.deps)
    })
    expect((await answer)?.body.code).toBe('too_many_follows')
    expect((await follow({ kind: 'district', of: 'Dhaka' }, reader)).status).toBe(200)
  })

  test('ends however its id is written, and what cannot be followed is refused', async () => {
    const reader = await makePerson(t.deps)
    const post = await makePost(t.deps, author)
    await follow({ kind: 'post', of: post.toUpperCase() }, reader)
    expect(await listOf(reader)).toHaveLength(1)
    expect((await unfollow({ kind: 'district', of: '\0' }, reader)).status).toBe(400)
    expect((await unfollow({ kind: 'district', of: '\ud800' }, reader)).status).toBe(200)
    expect((await unfollow({ kind: 'post', of: post.toUpperCase() }, reader)).status).toBe(200)
    expect(await listOf(reader)).toEqual([])
  })

  test('loses the title of a report that is not public any more, and goes with it', async () => {
    const reader = await makePerson(t.deps)
    const post = await makePost(t.deps, author)
    await follow({ kind: 'post', of: post }, reader)
    const decision = { params: { id: post }, body: { action: 'disapprove' as const } }
    await t.call('POST /posts/admin/toggle-approval/:id', decision, { as: admin })
    expect(await listOf(reader)).toEqual([{ kind: 'post', of: post, name: '', status: null }])
    await t.call('DELETE /posts/:id', { params: { id: post } }, { as: author })
    expect(await listOf(reader)).toEqual([])
  })
})

describe('who follows', () => {
  test('is in no answer to anybody else, and in no count', async () => {
    const reader = await makePerson(t.deps)
    const post = await makePost(t.deps, author)
    const suspect = await makeSuspect(t.deps, author)
    const look = async (as: TestPerson) =>
      JSON.stringify([
        (await t.call('GET /posts/:id', { params: { id: post } }, { as })).body,
        (await t.call('GET /criminals/:id', { params: { id: suspect } }, { as })).body,
        (await t.call('GET /follows', {}, { as })).body,
        (await t.call('GET /outcomes', {}, { as })).body,
      ])
    const before = [await look(author), await look(admin), await look(superAdmin)]
    await follow({ kind: 'post', of: post }, reader)
    await follow({ kind: 'suspect', of: suspect }, reader)
    expect([await look(author), await look(admin), await look(superAdmin)]).toEqual(before)
  })

  test('stands nowhere in the database for whoever lacks the key, nor when', async () => {
    const reader = await makePerson(t.deps)
    await follow({ kind: 'district', of: 'Dhaka' }, reader)
    await follow({ kind: 'post', of: await makePost(t.deps, author, { location: '' }) }, reader)
    await makePost(t.deps, author, { location: 'Dhaka' })
    await untilAllAreTold(t.deps)
    const tag = t.deps.authorship.followerTag(reader.user.id)
    const told = `select n::text as row from notifications n where author_of = '${tag}'`
    const kept = [...(await rows('select f::text as row from follows f')), ...(await rows(told))]
    expect(await rows(told)).toHaveLength(1)
    for (const { row } of kept) expect(row).not.toContain(reader.user.id)
    for (const { row } of await rows('select f::text as row from follow_news f')) {
      expect(row).not.toContain(author.user.id)
      expect(row).not.toContain(t.deps.authorship.followerTag(author.user.id))
    }
    const columns = await rows(
      `select column_name from information_schema.columns where table_name = 'follows' and data_type like 'timestamp%'`,
    )
    expect(columns).toEqual([])
  })

  test('is gone with the account: what was followed, how often it was told, and what was told', async () => {
    const reader = await makePerson(t.deps)
    await follow({ kind: 'district', of: 'Sylhet' }, reader)
    await makePost(t.deps, author, { location: 'Sylhet' })
    await untilAllAreTold(t.deps)
    await t.call('PUT /follows/rhythm', { body: { isDaily: true } }, { as: reader })
    const tag = t.deps.authorship.followerTag(reader.user.id)
    const left = () =>
      rows(`select 'follow' from follows where follower = '${tag}' union all
        select 'rhythm' from daily_followers where follower = '${tag}' union all
        select 'told' from notifications where author_of = '${tag}'`)
    expect(await left()).toHaveLength(3)
    const body = { password: everybodysPassword, writing: 'keep' } as const
    const { status } = await t.call('DELETE /users/profile', { body }, { as: reader })
    expect(status).toBe(200)
    expect(await left()).toEqual([])
  })

  test('is gone also where they followed something at the moment at which they left', async () => {
    const reader = await makePerson(t.deps)
    const tag = t.deps.authorship.followerTag(reader.user.id)
    const calls: Promise<{ status: number }>[] = []
    // The account is being deleted, and the transaction has not committed yet.
    await t.deps.kysely.transaction().execute(async (tx) => {
      await deleteFollows(t.deps, tx, reader.user.id)
      calls.push(follow({ kind: 'district', of: 'Dhaka' }, reader))
      calls.push(t.call('PUT /follows/rhythm', { body: { isDaily: true } }, { as: reader }))
      await untilAdvisoryWaiters(t.deps, 2)
      await tx.deleteFrom('users').where('id', '=', reader.user.id).execute()
    })
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401])
    expect(await rows(`select from follows where follower = '${tag}'`)).toEqual([])
    expect(await rows(`select from daily_followers where follower = '${tag}'`)).toEqual([])
  })
})

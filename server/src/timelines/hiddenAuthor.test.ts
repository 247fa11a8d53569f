import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { openLockedPhone } from '../test/lockedPhone.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

/*
 * Somebody has the phone of an admin, but not the second password, and adds entries to two anonymous reports: one that the
 * admin wrote, and one that somebody else wrote. Whoever sees a difference learns whose the first one is.
 */

type As = { token: string }

let t: TestApp
let owner: TestPerson
let phone: As
let colleague: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  t = await startTestApp()
  owner = await makePerson(t.deps, { role: 'admin', name: 'Nasrin Akter' })
  colleague = await makePerson(t.deps, { role: 'admin' })
  stranger = await makePerson(t.deps)
  phone = await openLockedPhone(t, owner)
})
afterAll(() => t.close())

const writtenBy = (author: TestPerson) => makePost(t.deps, author, { isAnonymous: true })
const add = async (postId: string, as: As = phone) => {
  const form = { title: 'A man was arrested', date: '2026-03-01' }
  const { body } = await t.call('POST /timelines/post/:postId', { params: { postId }, form }, { as })
  return body.timeline
}
const toggle = (id: string, as: As) =>
  t.call('PATCH /timelines/:id/toggle', { params: { id }, body: {} }, { as })
const listOf = async (postId: string, as?: As) =>
  (await t.call('GET /timelines/post/:postId/approved', { params: { postId } }, { as })).body.timelines
const creatorsOn = async (postId: string, as?: As) =>
  (await listOf(postId, as)).map(({ createdBy }) => createdBy?.name ?? null)
const audited = async (id: string) => {
  const { rows } = await t.deps.pool.query<{ action: string; actor_id: string }>(
    'select action, actor_id from audit_log where subject_id = $1 order by sort_key',
    [id],
  )
  return rows.map(({ action, actor_id }) => [action, actor_id])
}
const notificationsOn = async (postId: string, as: As) => {
  await untilAllAreTold(t.deps)
  const { body } = await t.call('GET /notifications', { query: { limit: 100 } }, { as })
  return body.notifications.filter(({ data }) => data.postId === postId).map(({ kind }) => kind)
}

/** Runs an act on a report of the owner's and then on one of somebody else's, and returns what became of each. */
async function onBoth<Result>(act: (postId: string) => Promise<Result>): Promise<[Result, Result]> {
  const [own, other] = [await writtenBy(owner), await writtenBy(stranger)]
  return [await act(own), await act(other)]
}

describe('an entry by an admin whose anonymous things are hidden from them', () => {
  test('bears their name for everybody, whoever wrote the report', async () => {
    const named = { _id: owner.user.id, name: 'Nasrin Akter', isPrivate: false }
    const [own, other] = await onBoth(async (postId) => {
      const { _id, createdBy, createdAt } = await add(postId)
      const seen = [createdBy, createdAt.endsWith('T18:00:00.000Z')]
      const { status: refusedWith } = await toggle(_id, phone)
      await toggle(_id, colleague)
      for (const as of [undefined, stranger, colleague, phone, owner]) {
        const [entry] = await listOf(postId, as)
        seen.push(entry?.createdBy ?? null, entry?.can.delete ?? null)
      }
      seen.push((await toggle(_id, colleague)).body.timeline.createdBy)
      const pending = await t.call('GET /timelines/pending', { query: { limit: 100 } }, { as: colleague })
      seen.push(pending.body.timelines.find((entry) => entry._id === _id)?.createdBy ?? null)
      const person = await t.call(
        'GET /admin/users/:id',
        { params: { id: owner.user.id } },
        { as: colleague },
      )
      const contributed = person.body.person.totals.timelines
      return { refusedWith, seen, deeds: await audited(_id), contributed }
    })
    const [by, also] = [owner.user.id, colleague.user.id]
    expect(own.deeds).toEqual([
      ['timeline.add', by],
      ['timeline.approve', also],
      ['timeline.unapprove', also],
    ])
    // It is theirs, under their name, so that another admin decides.
    expect(own.refusedWith).toBe(403)
    expect(own.seen.filter((each) => each !== true && each !== false)).toEqual(
      Array.from({ length: 8 }, () => named),
    )
    expect(other).toEqual({ ...own, contributed: own.contributed + 1 })
  })

  test('that is approved or sent back is told of on that phone, and under their name', async () => {
    const [own, other] = await onBoth(async (postId) => {
      await toggle((await add(postId))._id, colleague)
      await notificationsOn(postId, phone)
      const sentBack = (await add(postId))._id
      const params = { postId, timelineId: sentBack }
      await t.call(
        'DELETE /timelines/post/:postId/:timelineId',
        { params, body: { reason: 'Twice' } },
        { as: colleague },
      )
      return { phone: await notificationsOn(postId, phone), owner: await notificationsOn(postId, owner) }
    })
    expect(own.phone).toEqual(['timeline_removed', 'timeline_approved'])
    expect(own.owner).toEqual(expect.arrayContaining(own.phone))
    expect(other.phone).toEqual(own.phone)
  })

  test('is no news to them when they follow the report, as nothing is that bears their name', async () => {
    const [own, other] = await onBoth(async (postId) => {
      for (const as of [phone, stranger])
        await t.call('PUT /follows', { body: { kind: 'post', of: postId } }, { as })
      await toggle((await add(postId))._id, colleague)
      const news = async (as: As) =>
        (await notificationsOn(postId, as)).filter((kind) => kind.startsWith('followed'))
      return [await news(phone), await news(stranger)]
    })
    expect(own).toEqual([[], ['followed_entry']])
    expect(other).toEqual(own)
  })

  test('can be removed by them like any other, which no log mentions', async () => {
    const [own, other] = await onBoth(async (postId) => {
      const { _id, can } = await add(postId)
      const params = { postId, timelineId: _id }
      const { status } = await t.call('DELETE /timelines/post/:postId/:timelineId', { params }, { as: phone })
      return [can, status, await audited(_id)]
    })
    expect(own).toEqual([{ delete: true, moderate: false }, 200, [['timeline.add', owner.user.id]]])
    expect(other).toEqual(own)
  })

  test('bears their name also after the report has had its author’s and lost it again', async () => {
    const postId = await writtenBy(owner)
    const { _id } = await add(postId)
    await toggle(_id, colleague)
    const become = async (isAnonymous: boolean) => {
      const form = { title: 'A bag was snatched', desc: 'At the bus stop.', isAnonymous }
      expect((await t.call('PUT /posts/:id', { params: { id: postId }, form }, { as: owner })).status).toBe(
        200,
      )
    }
    await become(false)
    const whileNamed = await add(postId, owner)
    await become(true)
    const entries = await listOf(postId, colleague)
    expect(entries.map((entry) => [entry._id, entry.createdBy?.name]).toSorted()).toEqual(
      [
        [_id, 'Nasrin Akter'],
        [whileNamed._id, undefined],
      ].toSorted(),
    )
    expect(await audited(whileNamed._id)).toEqual([])
  })
})

test('an admin who knows an anonymous report as their own adds to it without a name, and no log names them', async () => {
  const postId = await writtenBy(owner)
  const { _id, createdBy } = await add(postId, owner)
  expect(createdBy?.name).toBe('Nasrin Akter')
  await toggle(_id, colleague)
  for (const as of [undefined, stranger, colleague, phone])
    expect(await creatorsOn(postId, as)).toEqual([null])
  expect(await creatorsOn(postId, owner)).toEqual(['Nasrin Akter'])
  expect(await audited(_id)).toEqual([['timeline.approve', colleague.user.id]])
  expect(await notificationsOn(postId, phone)).toEqual([])
  expect(await notificationsOn(postId, owner)).toContain('timeline_approved')
})

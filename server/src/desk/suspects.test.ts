import type { CallInput } from '@bichar/contract/api.ts'
import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '../authorship/days.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { deskOf, untilCarriedOut } from '../test/desk.ts'
import { makePicture, makePost, makeSuspect } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let creator: TestPerson
let other: TestPerson
let admin: TestPerson
let desk: ReturnType<typeof deskOf>
beforeAll(async () => {
  app = await startTestApp()
  creator = await makePerson(app.deps, { name: 'Zubaida Parvin' })
  other = await makePerson(app.deps)
  admin = await makePerson(app.deps, { role: 'admin', name: 'Amina' })
  desk = deskOf(app, admin)
})
afterAll(() => app.close())

const propose = (wishes: Parameters<typeof makeSuspect>[2] = {}, as = creator) =>
  makeSuspect(app.deps, as, { proposed: true, ...wishes })
const edit = (id: string, form: CallInput<'PUT /criminals/:id'>['form'], as = creator) =>
  app.call('PUT /criminals/:id', { params: { id }, form }, { as })
const shownOf = async (id: string) =>
  (await app.call('GET /criminals/:id', { params: { id } }, { as: admin })).body.criminal.shown
const changeOf = async (suspectId: string) => {
  const params = { id: suspectId }
  const { body } = await app.call('GET /criminals/:id/revisions', { params }, { as: admin })
  const proposed = body.revisions.find(({ state }) => state === 'proposed')
  if (!proposed) throw new Error('no change waits')
  return proposed._id
}
const factsOf = async (kind: 'post' | 'suspect' | 'suspectChange', id: string) =>
  (await desk.read(kind, id)).body.facts
const told = (person: TestPerson, reason: string) =>
  eventually(async () => {
    const { body } = await app.call('GET /notifications', {}, { as: person })
    expect(JSON.stringify(body.notifications)).toContain(reason)
  })

describe('the queue', () => {
  test('has a proposed suspect with its day, and no moment', async () => {
    const id = await propose({ name: 'Alone Uddin', location: 'Khulna', crime_types: ['Theft', 'Fraud'] })
    expect(await desk.listed(id)).toEqual([
      {
        kind: 'suspect',
        id,
        subject: 'suspect',
        title: 'Alone Uddin',
        excerpt: 'Theft, Fraud',
        place: 'Khulna',
        since: dayOf(new Date()).toISOString(),
        marks: ['anonymous'],
        flagCount: 0,
        ...{ findingCount: 0, findingKinds: [] },
        version: '1',
        claim: null,
        can: { moderate: true },
      },
    ])
    expect((await desk.list({ search: 'Alone Uddin' })).counts).toMatchObject({
      suspect: 1,
      suspectChange: 0,
    })
  })

  test('has none that is shown, was sent back, or is decided on with a report', async () => {
    const search = 'Elsewhere'
    const shown = await propose({ name: search })
    const returned = await propose({ name: search })
    const named = await propose({ name: search })
    const alone = await propose({ name: search })
    await makePost(app.deps, creator, { criminals: [shown] })
    await makePost(app.deps, creator, { criminals: [named], review: 'waiting' })
    const call = 'POST /admin/suspects/:id/decision'
    await app.call(call, { params: { id: returned }, body: { action: 'sendBack' } }, { as: admin })
    const ids = async () => (await desk.list({ search, kind: 'suspect' })).items.map(({ id }) => id)
    expect(await ids()).toEqual([alone])
    await edit(returned, { location: 'Feni' })
    expect((await ids()).sort()).toEqual([alone, returned].sort())
    expect(await desk.listed(returned)).toMatchObject([{ marks: ['returned', 'anonymous'] }])
  })

  test('has a proposed change by the id of the change, found by the name of before and after', async () => {
    const suspectId = await makeSuspect(app.deps, creator, { name: 'Before Mia' })
    await edit(suspectId, { name: 'After Mia', photo: [await makePicture()] })
    const id = await changeOf(suspectId)
    for (const search of ['Before Mia', 'After Mia']) {
      const { items, counts } = await desk.list({ search })
      expect(items).toMatchObject([
        { kind: 'suspectChange', id, title: 'Before Mia', marks: ['anonymous', 'media'], version: '2' },
      ])
      expect(counts).toMatchObject({ suspect: 0, suspectChange: 1 })
    }
  })
})

describe('a suspect', () => {
  test('is shown, sent back or removed, after ten seconds', async () => {
    const [shown, returned, removed] = [await propose(), await propose(), await propose()]
    await desk.decide(
      { kind: 'suspect', id: shown, version: '1', action: 'show' },
      { kind: 'suspect', id: returned, version: '1', action: 'sendBack' },
      { kind: 'suspect', id: removed, version: '1', action: 'remove', reason: 'Invented.' },
    )
    expect(await Promise.all([shown, returned, removed].map(shownOf))).toEqual(Array(3).fill('proposed'))
    await untilCarriedOut(app, shown, returned, removed)
    expect(await Promise.all([shown, returned, removed].map(shownOf))).toEqual([
      'shown',
      'proposed',
      'removed',
    ])
    expect(await desk.listed(returned)).toEqual([])
    await told(creator, 'Invented.')
  })

  test('is not removed without a reason', async () => {
    const id = await propose()
    const { status, body } = await desk.decide({ kind: 'suspect', id, version: '1', action: 'remove' })
    expect([status, body.code]).toEqual([400, 'reason_required'])
  })

  test('stays as it was when the decision is undone', async () => {
    const id = await propose()
    const { body } = await desk.decide({ kind: 'suspect', id, version: '1', action: 'show' })
    expect(await desk.listed(id)).toEqual([])
    expect((await desk.undo(body.decisions[0]?._id ?? '')).status).toBe(200)
    expect(await desk.listed(id)).toMatchObject([{ claim: { isMine: true } }])
    await untilCarriedOut(app, id)
    expect(await shownOf(id)).toBe('proposed')
  })

  test('that its creator has changed is not decided on as it was', async () => {
    const id = await propose()
    const show = { kind: 'suspect', id, version: '1', action: 'show' } as const
    await desk.decide(show)
    await edit(id, { name: 'Somebody Else' })
    await untilCarriedOut(app, id)
    expect(await shownOf(id)).toBe('proposed')
    expect(await desk.listed(id)).toMatchObject([{ version: '2', marks: ['changed', 'anonymous'] }])
    expect((await desk.decide(show)).body.refused).toEqual([{ kind: 'suspect', id, code: 'conflict' }])
  })

  test('that was decided on elsewhere is claimed no more', async () => {
    const id = await propose()
    await desk.claim('suspect', id)
    const body = { action: 'show' } as const
    const call = 'POST /admin/suspects/:id/decision'
    expect((await app.call(call, { params: { id }, body }, { as: admin })).status).toBe(200)
    expect(await app.deps.kysely.selectFrom('desk_claims').where('subject_id', '=', id).execute()).toEqual([])
  })

  test('is seen in full, with the reports that name it, also when it is under 18', async () => {
    const id = await propose({ name: 'Young Mia', age: 16, location: 'House 4, Road 2, Khulna' })
    const { thing } = (await desk.read('suspect', id)).body
    expect(thing).toMatchObject({
      suspect: { name: 'Young Mia', age: 16, location: 'House 4, Road 2, Khulna', isMinor: true },
      change: null,
      post: null,
    })
    const withdrawn = await makeSuspect(app.deps, creator)
    const postId = await makePost(app.deps, creator, { criminals: [withdrawn], title: 'It names him' })
    await edit(withdrawn, { status: 'arrested' })
    const { ofSuspects } = await factsOf('suspectChange', await changeOf(withdrawn))
    expect(ofSuspects).toMatchObject([{ _id: postId, title: 'It names him' }])
  })
})

describe('a change', () => {
  test('is shown as what it would change now, and confirmed', async () => {
    const suspectId = await makeSuspect(app.deps, creator, { crime_types: ['Theft'] })
    await edit(suspectId, { status: 'arrested', location: 'Feni', crimeTypes: ['Theft', 'Fraud'] })
    const id = await changeOf(suspectId)
    await edit(suspectId, { location: 'Feni', crimeTypes: ['Theft', 'Murder'] }, admin)
    const { item, thing } = (await desk.read('suspectChange', id)).body
    expect(thing.suspect).toMatchObject({ _id: suspectId, status: 'wanted', location: 'Feni' })
    expect(thing.change).toEqual({
      _id: id,
      createdAt: dayOf(new Date()).toISOString(),
      changes: [
        { field: 'status', from: 'wanted', to: 'arrested' },
        { field: 'crimeTypes', from: ['Theft', 'Murder'], to: ['Theft', 'Murder', 'Fraud'] },
      ],
    })
    await desk.decide({ kind: 'suspectChange', id, version: item.version, action: 'confirm' })
    await untilCarriedOut(app, id)
    const { criminal } = (await app.call('GET /criminals/:id', { params: { id: suspectId } }, { as: other }))
      .body
    expect(criminal).toMatchObject({
      ...{ status: 'arrested', location: 'Feni', crimeTypes: ['Theft', 'Murder', 'Fraud'] },
    })
    expect(await desk.listed(id)).toEqual([])
  })

  test('shows the photo of now beside the proposed one', async () => {
    const form = { name: 'With a photo', crimeTypes: ['Theft' as const], photo: [await makePicture('red')] }
    const { criminal } = (await app.call('POST /criminals', { form }, { as: creator })).body
    const params = { id: criminal._id }
    await app.call('POST /admin/suspects/:id/decision', { params, body: { action: 'show' } }, { as: admin })
    await edit(criminal._id, { photo: [await makePicture('blue')] })
    await edit(criminal._id, { photo: [await makePicture('green')] }, admin)
    const { photo } = (await app.call('GET /criminals/:id', { params }, { as: admin })).body.criminal
    const { change } = (await desk.read('suspectChange', await changeOf(criminal._id))).body.thing
    expect(change?.changes).toMatchObject([
      { field: 'photo', from: photo, bytes: { to: expect.any(Number) } },
    ])
    expect(change?.changes[0]?.to).not.toBe(photo)
  })

  test('is refused with a reason only, which is told to whoever proposed it', async () => {
    const suspectId = await makeSuspect(app.deps, creator)
    await edit(suspectId, { status: 'released' }, other)
    const id = await changeOf(suspectId)
    const refuse = { kind: 'suspectChange', id, version: '2', action: 'refuse' } as const
    expect((await desk.decide(refuse)).body.code).toBe('reason_required')
    await desk.decide({ ...refuse, reason: 'No paper says so.' })
    await untilCarriedOut(app, id)
    await told(other, 'No paper says so.')
    const { criminal } = (await app.call('GET /criminals/:id', { params: { id: suspectId } }, { as: other }))
      .body
    expect(criminal.status).toBe('wanted')
  })

  test('of a suspect that has changed meanwhile is not decided on as it was', async () => {
    const suspectId = await makeSuspect(app.deps, creator)
    await edit(suspectId, { status: 'released' }, other)
    const id = await changeOf(suspectId)
    const confirm = { kind: 'suspectChange', id, version: '2', action: 'confirm' } as const
    await desk.decide(confirm)
    await edit(suspectId, { location: 'Feni' }, admin)
    await untilCarriedOut(app, id)
    expect(await desk.listed(id)).toMatchObject([{ version: '3', marks: ['changed', 'anonymous'] }])
    expect((await desk.decide(confirm)).body.refused).toMatchObject([{ code: 'conflict' }])
  })

  test('has the notes and the history of its suspect', async () => {
    const suspectId = await makeSuspect(app.deps, creator)
    await edit(suspectId, { status: 'released' })
    const id = await changeOf(suspectId)
    await desk.note('suspectChange', id, 'The court has no such case.')
    await desk.decide({ kind: 'suspectChange', id, version: '2', action: 'refuse', reason: 'No.' })
    await untilCarriedOut(app, id)
    await edit(suspectId, { status: 'arrested' })
    const { notes, history } = await factsOf('suspectChange', await changeOf(suspectId))
    expect(notes).toMatchObject([{ text: 'The court has no such case.' }])
    expect(history.map(({ action }) => action)).toEqual(['suspect.refuseChange', 'suspect.show'])
  })
})

describe('a report that names proposed suspects', () => {
  const twoNamed = async () => {
    const [one, two] = [await propose({ name: 'First Mia' }), await propose({ name: 'Second Mia' })]
    const id = await makePost(app.deps, creator, { criminals: [one, two], review: 'waiting' })
    return { id, one, two }
  }

  test('is marked until they are public or were sent back', async () => {
    const { id, one, two } = await twoNamed()
    expect(await desk.listed(id)).toMatchObject([{ marks: ['names'] }])
    const decide = (params: { id: string }, action: 'show' | 'sendBack') =>
      app.call('POST /admin/suspects/:id/decision', { params, body: { action } }, { as: admin })
    await decide({ id: one }, 'show')
    expect(await desk.listed(id)).toMatchObject([{ marks: ['names'] }])
    await decide({ id: two }, 'sendBack')
    expect(await desk.listed(id)).toMatchObject([{ marks: [] }])
  })

  test('shows all of them with its approval except those left out, who wait alone from then on', async () => {
    const { id, one, two } = await twoNamed()
    await desk.decide({ kind: 'post', id, version: '1', action: 'approve', leaveOut: [two] })
    await untilCarriedOut(app, id)
    expect([await shownOf(one), await shownOf(two)]).toEqual(['shown', 'proposed'])
    expect(await desk.listed(two)).toMatchObject([{ kind: 'suspect' }])
  })

  test('shows the same with the call of the specification', async () => {
    const { id, one, two } = await twoNamed()
    const body = { action: 'approve' as const, leaveOut: [one] }
    await app.call('POST /posts/admin/toggle-approval/:id', { params: { id }, body }, { as: admin })
    expect([await shownOf(one), await shownOf(two)]).toEqual(['proposed', 'shown'])
  })

  test('is not approved by a decision that was made before one of them changed', async () => {
    const { id, one, two } = await twoNamed()
    await desk.decide({ kind: 'post', id, version: '1', action: 'approve', leaveOut: [two] })
    await edit(one, { name: 'Another Person' })
    await untilCarriedOut(app, id)
    expect(await shownOf(one)).toBe('proposed')
    expect(await desk.listed(id)).toMatchObject([{ version: '2', marks: ['changed', 'names'] }])
  })
})

describe('who has the same name', () => {
  const namesakesOf = async (kind: 'post' | 'suspect' | 'suspectChange', id: string) =>
    (await factsOf(kind, id)).sameName

  test('is known by letters and by sound, in both scripts, public or not, the removed with the reason', async () => {
    const shown = await makeSuspect(app.deps, other, { name: 'মোঃ জসিম হাওলাদার' })
    const minor = await makeSuspect(app.deps, other, { name: 'Josim Hawladar', age: 17 })
    const proposed = await propose({ name: 'Jashim Howlader Khan' }, other)
    const removed = await propose({ name: 'জসিম হাওলাদার' }, other)
    const body = { action: 'remove' as const, reason: 'The wrong man.' }
    await app.call('POST /admin/suspects/:id/decision', { params: { id: removed }, body }, { as: admin })
    await makeSuspect(app.deps, other, { name: 'Jashim Sikder' })
    await makeSuspect(app.deps, other, { name: 'Rafiq Ali', location: 'Jashim Howlader Road' })
    const id = await propose({ name: 'Md. Jashim Howlader' })
    const found = (await namesakesOf('suspect', id)) ?? []
    expect(found.map(({ shown: state }) => state)).toEqual(['removed', 'shown', 'shown', 'proposed'])
    expect(found.map(({ _id }) => _id).sort()).toEqual([shown, minor, proposed, removed].sort())
    expect(new Set(found.map(({ of }) => of))).toEqual(new Set([id]))
    expect(found[0]?.review?.reason).toBe('The wrong man.')
    expect(found.find(({ _id }) => _id === minor)).toMatchObject({ name: 'Josim Hawladar', age: 17 })
  })

  test('is said of each proposed suspect of a report, on the review page as well', async () => {
    const namesake = await makeSuspect(app.deps, other, { name: 'Kuddus Boyati' })
    const criminals = [
      await propose({ name: 'Kuddus Boyati' }),
      await propose({ name: 'কুদ্দুস বয়াতি' }),
      await makeSuspect(app.deps, creator, { name: 'Kuddus Boyati' }),
    ]
    const id = await makePost(app.deps, creator, { criminals, review: 'waiting' })
    const review = await app.call('GET /posts/admin/review/:id', { params: { id } }, { as: admin })
    const [one = '', two = '', publicOne = ''] = criminals
    const expected = [
      [one, namesake],
      [one, publicOne],
      [one, two],
      [two, namesake],
      [two, publicOne],
      [two, one],
    ].map(([of, _id]) => `${of} ${_id}`)
    for (const sameName of [await namesakesOf('post', id), review.body.review.sameName]) {
      expect(sameName?.map(({ of, _id }) => `${of} ${_id}`).sort()).toEqual(expected.sort())
    }
  })

  test('is said of a change that gives another name, and of no other change', async () => {
    const namesake = await makeSuspect(app.deps, other, { name: 'Latif Bepari' })
    const suspectId = await makeSuspect(app.deps, creator, { name: 'Mokhles Gazi' })
    await makeSuspect(app.deps, other, { name: 'Mokhles Gazi' })
    await edit(suspectId, { status: 'released' })
    expect(await namesakesOf('suspectChange', await changeOf(suspectId))).toEqual([])
    const renamed = await makeSuspect(app.deps, creator, { name: 'Mokhles Gazi' })
    await edit(renamed, { name: 'লতিফ বেপারী' })
    expect(await namesakesOf('suspectChange', await changeOf(renamed))).toMatchObject([{ _id: namesake }])
  })
})

test('nothing at the desk depends on who proposed a suspect or a change', async () => {
  const answers: string[] = []
  for (const person of [creator, other]) {
    const ids = [await propose({ name: 'Sealed Mia' }, person), await makeSuspect(app.deps, creator)]
    const [id = '', suspectId = ''] = ids
    await edit(suspectId, { status: 'arrested' }, person)
    ids.push(await changeOf(suspectId))
    const read = [await desk.read('suspect', id), await desk.read('suspectChange', ids[2] ?? '')]
    // A moderator who is not the same each time has shown the other suspect, and the names are compared by another test.
    const seen = read.map(({ body: { facts, ...rest } }) => ({
      ...rest,
      facts: { ...facts, history: [], sameName: [] },
    }))
    const text = JSON.stringify([seen, await desk.listed(id), await desk.listed(ids[2] ?? '')])
    for (const secret of [person.user.id, person.user.name, person.user.phone, 'contributor']) {
      expect(text).not.toContain(secret)
    }
    answers.push(ids.reduce((all, each) => all.replaceAll(each, 'id'), text))
  }
  expect(answers[1]).toBe(answers[0])
})

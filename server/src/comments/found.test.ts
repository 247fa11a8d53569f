import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifyWaitingJob } from '../notifications/waiting.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { askedFor } from '../test/jobs.ts'
import { makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'

let app: TestApp
let admin: TestPerson
let postId: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await makePerson(app.deps, { role: 'admin' })
  postId = await makePost(app.deps, await makePerson(app.deps))
  await app.call('POST /admin/watch-words', { body: { word: 'ghush' } }, { as: admin })
})
afterAll(() => app.close())

const add = async (text: string, isAnonymous = false) => {
  const as = await makePerson(app.deps)
  const input = { params: { id: postId }, body: { text, isAnonymous } }
  return (await app.call('POST /posts/:id/comments', input, { as })).body.comment._id
}
const flagsOf = async (id: string) => {
  const { flagged } = (await app.call('GET /admin/flags', { query: { limit: 100 } }, { as: admin })).body
  return flagged.find(({ _id }) => _id === id)?.flags ?? []
}

test.each([false, true])('moderators read what Bichar has found, anonymous: %s', async (isAnonymous) => {
  const id = await add('Pay ghush to 01712 345678', isAnonymous)
  const flags = await flagsOf(id)
  const said = flags.map(({ code, text, reason }) => [code, text, reason])
  expect(said.filter(([code]) => code !== 'firstComments').toSorted()).toEqual([
    ['number', '01712 345678', 'It has a phone number: 01712 345678'],
    ['watchWord', 'ghush', 'It has a watch word: ghush'],
  ])
  expect(said.length).toBe(isAnonymous ? 2 : 3)
})

test('admins are called of what Bichar has found as of what people have flagged, of what is anonymous after the full hour', async () => {
  const called = async (text: string, isAnonymous = false) => {
    const known = new Set((await askedFor(app.deps, notifyWaitingJob)).map(({ id }) => id))
    await add(text, isAnonymous)
    const asked = (await askedFor(app.deps, notifyWaitingJob)).filter(({ id }) => !known.has(id))
    const came = asked.filter(({ data }) => data.kind === 'flag' && data.because === 'come')
    return came.map(({ seconds }) => Date.now() + seconds * 1000)
  }
  expect(await called('Nothing in it')).toEqual([])
  const now = Date.now()
  expect(await called('Call 01712 345678')).toEqual([expect.closeTo(now, -5)])
  const nextHour = (Math.floor(Date.now() / 3_600_000) + 1) * 3_600_000
  const [at = 0] = await called('Call 01712 345678', true)
  // Allows for a difference between the clocks of two processes.
  expect(at).toBeGreaterThan(nextHour - 5_000)
})

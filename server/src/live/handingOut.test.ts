import { eventually } from '@bichar/contract/test/eventually.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../db/ids.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { connect } from '../test/live.ts'
import { makePerson } from '../test/people.ts'

/** Two processes of one installation. */
let one: TestApp
let two: TestApp
beforeAll(async () => {
  const settings = { SERVER_KEY: 'cd'.repeat(32) }
  one = await startTestApp({ settings })
  two = await startTestApp({ settings: { ...settings, DATABASE_URL: one.deps.config.DATABASE_URL ?? '' } })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

const stored = async () => (await one.deps.pool.query('select from live_attachments')).rowCount

test('much news arrives in each process, once, and nothing of whom it is for is stored on its way', async () => {
  const person = await makePerson(one.deps)
  const windows = [await connect(one, person), await connect(two, person)]
  const before = await stored()
  const news = Array.from({ length: 100 }, () => ({
    userId: newId(),
    notificationId: newId(),
    gone: [newId()],
    isUnnamed: true,
  }))
  one.deps.live.handOut([...news, { ...news[0], userId: person.user.id, gone: [] }] as typeof news)
  for (const { told } of windows) await eventually(() => expect(told).toHaveLength(1))
  // Any other message between the processes would have arrived before this event.
  for (const { deps } of [one, two, one]) await deps.live.ask('select')
  one.deps.live.publish({ user: person.user.id }, 'notificationCountUpdate', 7)
  for (const { told } of windows) {
    await eventually(() => expect(told.at(-1)).toEqual(['notificationCountUpdate', 7]))
    expect(told).toEqual([0, 7].map((count) => ['notificationCountUpdate', count]))
  }
  expect(await stored()).toBe(before)
})

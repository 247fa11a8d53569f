import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makePicture } from '../test/make.ts'
import { makePerson } from '../test/people.ts'
import { lockNames } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('while a picture gets other addresses its row is locked, so that no sizes are saved under the old ones', async () => {
  const form = { title: 'x', desc: 'x', medias: [await makePicture('teal')] }
  await app.call('POST /posts', { form }, { as: await makePerson(app.deps) })
  const { rows } = await app.deps.pool.query('select id from media')
  const ids = rows.map(({ id }) => id)
  expect(ids).toHaveLength(1)
  const asAnother = () =>
    app.deps.pool.query('select from media where id = any($1) for no key update nowait', [ids])
  await app.deps.kysely.transaction().execute(async (tx) => {
    await lockNames(tx, ids)
    await expect(asAnother()).rejects.toThrow('could not obtain lock')
  })
  expect((await asAnother()).rowCount).toBe(1)
})

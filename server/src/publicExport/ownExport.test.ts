import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { confirmChanges, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { exportPublic } from './publicExport.ts'
import { importPublic } from './publicImport.ts'

/* An export that is imported where it was made: what has changed there since stays as it is. */

let app: TestApp
let parent: string
let admin: TestPerson
let writer: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  parent = await mkdtemp(path.join(tmpdir(), 'bichar-own-export-'))
  admin = await makePerson(app.deps, { role: 'admin' })
  writer = await makePerson(app.deps)
})
afterAll(async () => {
  await app.close()
  await rm(parent, { recursive: true })
})

interface Exported {
  post: string
  entry: string
  suspect: string
}

async function makePublic(): Promise<Exported> {
  // None names another: a line that refers to what is not imported would be refused for that.
  const [post, suspect] = [await makePost(app.deps, writer), await makeSuspect(app.deps, writer)]
  return { post, entry: await makeTimeline(app.deps, writer, post), suspect }
}

type Change = (exported: Exported) => Promise<{ status: number }>

const changes: Record<string, Change> = {
  'a report was deleted': ({ post }) =>
    app.call('DELETE /posts/:id', { params: { id: post } }, { as: writer }),
  'a report was returned': ({ post }) =>
    app.call(
      'POST /posts/admin/toggle-approval/:id',
      { params: { id: post }, body: { action: 'disapprove', reason: 'No names' } },
      { as: admin },
    ),
  'a report was edited': ({ post }) =>
    app.call('PUT /posts/:id', { params: { id: post }, form: { title: 'T', desc: 'D' } }, { as: writer }),
  'an entry was deleted': ({ post, entry }) =>
    app.call(
      'DELETE /timelines/post/:postId/:timelineId',
      { params: { postId: post, timelineId: entry } },
      { as: writer },
    ),
  'an entry was hidden': ({ entry }) =>
    app.call('PATCH /timelines/:id/toggle', { params: { id: entry }, body: {} }, { as: admin }),
  'a suspect was deleted': ({ suspect }) =>
    app.call('DELETE /criminals/:id', { params: { id: suspect } }, { as: admin }),
  'a suspect was removed': ({ suspect }) =>
    app.call(
      'POST /admin/suspects/:id/decision',
      { params: { id: suspect }, body: { action: 'remove', reason: 'No proof' } },
      { as: admin },
    ),
  async 'a suspect was edited'({ suspect }) {
    const answer = await app.call(
      'PUT /criminals/:id',
      { params: { id: suspect }, form: { name: 'Somebody else' } },
      { as: writer },
    )
    await confirmChanges(app.deps, suspect)
    return answer
  },
}

const everything = async () =>
  (
    await app.deps.pool.query(`
      select 'post' as kind, to_jsonb(t) as row from posts t
      union all select 'entry', to_jsonb(t) from timelines t
      union all select 'suspect', to_jsonb(t) from suspects t order by 1, 2`)
  ).rows

test.each(Object.keys(changes))('brings nothing back after %s', async (change) => {
  const exported = await makePublic()
  const folder = path.join(parent, change)
  await exportPublic(app.deps, folder)
  const exportedRows = await everything()
  expect((await changes[change]?.(exported))?.status).toBe(200)
  const changed = await everything()
  expect(changed).not.toEqual(exportedRows)
  await importPublic(app.deps, folder, { source: 'bichar', say: () => undefined })
  expect(await everything()).toEqual(changed)
})

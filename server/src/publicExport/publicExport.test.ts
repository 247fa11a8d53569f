import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { runCommand } from '../test/command.ts'
import { makeComment, makePicture, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson } from '../test/people.ts'
import { exportPublic } from './publicExport.ts'

let t: TestApp
let parent: string
beforeAll(async () => {
  t = await startTestApp()
  parent = await mkdtemp(path.join(tmpdir(), 'bichar-export-'))
})
afterAll(async () => {
  await t.close()
  await rm(parent, { recursive: true })
})

const kinds = ['posts', 'comments', 'timelines', 'suspects'] as const
const isDay = (time: unknown) => /T18:00:00\.000Z$/.test(String(time))

async function read(folder: string) {
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const text = await readFile(path.join(folder, `${kind}.ndjson`), 'utf8')
      const rows = text.split('\n').slice(0, -1)
      return [kind, rows.map((row): Record<string, unknown> => JSON.parse(row))] as const
    }),
  )
  return Object.fromEntries(lists) as Record<(typeof kinds)[number], Record<string, unknown>[]>
}

test('what guests read is exported by its schemas, without authors; nothing else is', async () => {
  const writer = await makePerson(t.deps, { name: 'Nasrin the Writer' })
  const form = { title: 'Named', desc: 'a report', isAnonymous: false, medias: [await makePicture()] }
  const { body } = await t.call('POST /posts', { form }, { as: writer })
  const admin = await makePerson(t.deps, { role: 'admin' })
  const params = { id: body.post._id }
  await t.call(
    'POST /posts/admin/toggle-approval/:id',
    { params, body: { action: 'approve' } },
    { as: admin },
  )
  const anonymous = await makePost(t.deps, writer, { title: 'Anonymous', isAnonymous: true })
  const waiting = await makePost(t.deps, writer, { title: 'hidden post', review: 'waiting' })
  const seen = await makeComment(t.deps, writer, anonymous, {
    text: 'an anonymous comment',
    isAnonymous: true,
  })
  await makeComment(t.deps, writer, anonymous, { text: 'a reply', parentId: seen } as never)
  const held = await makeComment(t.deps, writer, anonymous, { text: 'hidden comment' })
  await t.deps.pool.query(`update comments set state = 'held' where id = $1`, [held])
  await makeTimeline(t.deps, writer, anonymous, { title: 'an entry' })
  await makeTimeline(t.deps, writer, anonymous, { title: 'hidden entry', approved: false })
  // Below what was public and is no more, too.
  const returned = await makePost(t.deps, writer, { title: 'hidden later' })
  await makeComment(t.deps, writer, returned, { text: 'hidden with its post' })
  await makeTimeline(t.deps, writer, returned, { title: 'hidden with its post' })
  await t.call(
    'POST /posts/admin/toggle-approval/:id',
    { params: { id: returned }, body: { action: 'disapprove', reason: 'hidden' } },
    { as: admin },
  )
  await makeSuspect(t.deps, writer, { name: 'hidden suspect', proposed: true })
  await makeSuspect(t.deps, writer, { name: 'hidden minor', age: 15 })
  await makeSuspect(t.deps, writer, { name: 'A shown one' })

  const folder = path.join(parent, 'whole')
  expect(await exportPublic(t.deps, folder)).toEqual({ posts: 2, comments: 2, timelines: 1, suspects: 2 })
  const found = await read(folder)
  const text = JSON.stringify(found)
  for (const hidden of ['hidden', writer.user.id, writer.user.name, admin.user.id, waiting, returned])
    expect(text).not.toContain(hidden)
  expect(found.posts.map(({ title }) => title).sort()).toEqual(['Anonymous', 'Named'])
  for (const { title, createdAt } of found.posts)
    expect(isDay(createdAt), `${title}`).toBe(title === 'Anonymous')
  expect(found.comments.find(({ isAnonymous }) => isAnonymous)).toMatchObject({
    text: 'an anonymous comment',
    createdAt: expect.stringMatching(/T18:00:00\.000Z$/),
  })
  expect(found.timelines.map(({ createdAt }) => isDay(createdAt))).toEqual([true])
  expect(found.suspects.map(({ name, age }) => [name, age]).sort()).toEqual([
    ['A person under 18', null],
    ['A shown one', 40],
  ])

  const ajv = new Ajv2020({ strict: false })
  // The package has no export that both Node and TypeScript take for its function.
  ;(addFormats as unknown as typeof addFormats.default)(ajv)
  for (const kind of kinds) {
    const schema = JSON.parse(await readFile(path.join(folder, `${kind}.schema.json`), 'utf8'))
    const isValid = ajv.compile(schema)
    for (const row of found[kind]) expect(isValid(row), ajv.errorsText(isValid.errors)).toBe(true)
    const [{ _id, ...rest } = {}] = found[kind]
    expect(isValid(rest)).toBe(false)
  }
})

test('the command writes a new folder, and refuses to mix with an older one', async () => {
  const settings = { DATABASE_URL: t.deps.config.DATABASE_URL ?? '', DATA_DIR: t.deps.config.DATA_DIR }
  const folder = path.join(parent, 'by-command')
  const run = (...words: string[]) => runCommand('export', words, settings)
  expect(await run('--public', folder)).toMatchObject({
    code: 0,
    out: expect.stringContaining('is complete'),
  })
  expect(await readdir(folder)).toHaveLength(8)
  expect(await run('--public', folder)).toMatchObject({
    code: 1,
    err: expect.stringContaining('already exists'),
  })
  expect(await run()).toMatchObject({ code: 1, err: expect.stringContaining('npm run export') })
})

import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test/app.ts'
import { runCommand } from '../test/command.ts'
import { makeComment, makePicture, makePost, makeSuspect, makeTimeline } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { linesOf } from './lines.ts'
import { exportPublic } from './publicExport.ts'
import { importPublic } from './publicImport.ts'

let from: TestApp
let to: TestApp
let parent: string
let folder: string
let admin: TestPerson
beforeAll(async () => {
  ;[from, to] = await Promise.all([startTestApp(), startTestApp()])
  parent = await mkdtemp(path.join(tmpdir(), 'bichar-import-'))
  folder = path.join(parent, 'export')
  admin = await makePerson(to.deps, { role: 'admin' })

  const writer = await makePerson(from.deps, { name: 'Nasrin the Writer' })
  const thief = await makeSuspect(from.deps, writer, { name: 'The thief' })
  const minor = await makeSuspect(from.deps, writer, { name: 'Young', age: 15 })
  const form = { title: 'Named', desc: 'I will kill him', isAnonymous: false, medias: [await makePicture()] }
  const filed = { ...form, criminals: [thief, minor], kinds: ['Theft' as const], location: 'Khulna' }
  const { body } = await from.call('POST /posts', { form: filed }, { as: writer })
  const { token } = await makePerson(from.deps, { role: 'admin' })
  const params = { id: body.post._id }
  await from.call(
    'POST /posts/admin/toggle-approval/:id',
    { params, body: { action: 'approve' } },
    { as: { token } },
  )
  const anonymous = await makePost(from.deps, writer, {
    title: 'Anonymous',
    isAnonymous: true,
    incidentAt: '2026-05-01T14:30',
  })
  await makeTimeline(from.deps, writer, anonymous, {
    title: 'A man was arrested',
    step: 'arrested',
    origin: 'police',
  })
  await makeComment(from.deps, writer, anonymous)
  await exportPublic(from.deps, folder)
})
afterAll(async () => {
  await Promise.all([from.close(), to.close()])
  await rm(parent, { recursive: true })
})

const count = (imported: number, known = 0, leftOut = 0, refused = 0) => ({
  imported,
  'here already': known,
  'left out': leftOut,
  refused,
})

async function importing(place: string) {
  const problems: string[] = []
  const say = (problem: string) => void problems.push(problem)
  return { counts: await importPublic(to.deps, place, { source: 'old', say }), problems }
}

const namesForGuests = async () => {
  const [posts, people] = await Promise.all([
    to.call('GET /posts', { query: {} }),
    to.call('GET /criminals/search', { query: {} }),
  ])
  return [...posts.body.posts.map(({ title }) => title), ...people.body.criminals.map(({ name }) => name)]
}

const rowsOf = async (text: string) => (await to.deps.pool.query(text)).rows

test('an export waits for moderators, written by nobody, and once', async () => {
  expect(await importing(folder)).toEqual({
    counts: { suspects: count(1, 0, 1), posts: count(2), timelines: count(1) },
    problems: [],
  })
  expect(await namesForGuests()).toEqual([])
  expect(
    await rowsOf(`select title, description, incident_at, kinds, review_state, user_id, sealed_author, is_anonymous, is_deferred, has_threat,
      published_at, created_at = day_of(created_at) as is_day from posts order by title`),
  ).toEqual([
    expect.objectContaining({ title: 'Anonymous', incident_at: '2026-05-01T14:30', is_day: true }),
    {
      ...{
        title: 'Named',
        description: 'I will kill him',
        incident_at: '',
        kinds: ['Theft'],
        has_threat: true,
      },
      ...{
        review_state: 'waiting',
        user_id: null,
        sealed_author: null,
        is_anonymous: true,
        is_deferred: true,
      },
      ...{ published_at: null, is_day: true },
    },
  ])
  expect(await rowsOf('select name, visibility, sealed_creator, photo_id from suspects')).toEqual([
    { name: 'The thief', visibility: 'proposed', sealed_creator: null, photo_id: null },
  ])
  expect(await rowsOf('select title, step, origin, is_approved, user_id from timelines')).toEqual([
    { title: 'A man was arrested', step: 'arrested', origin: 'police', is_approved: false, user_id: null },
  ])
  expect(await rowsOf('select id from media union all select id from comments')).toEqual([])

  const again = { suspects: count(0, 1, 1), posts: count(0, 2), timelines: count(0, 1) }
  expect(await importing(folder)).toEqual({ counts: again, problems: [] })

  const own = await makePost(to.deps, await makePerson(to.deps), { title: 'Filed here', review: 'waiting' })
  const desk = await to.call('GET /admin/desk', { query: {} }, { as: admin })
  const marked = desk.body.items.map(({ title, marks }): [string, boolean] => [
    title,
    marks.includes('imported'),
  ])
  expect(Object.fromEntries(marked)).toEqual({
    ...{ Named: true, Anonymous: true, 'A man was arrested': true, 'Filed here': false },
  })
  await to.call('DELETE /posts/:id', { params: { id: own } }, { as: admin })

  const { body } = await to.call('GET /posts/admin/pending', { query: {} }, { as: admin })
  for (const post of body.posts) {
    const params = { id: post._id }
    if (post.title === 'Anonymous') await to.call('DELETE /posts/:id', { params }, { as: admin })
    else
      await to.call(
        'POST /posts/admin/toggle-approval/:id',
        { params, body: { action: 'approve' } },
        { as: admin },
      )
  }
  expect(await namesForGuests()).toEqual(['Named', 'The thief'])
  // What a moderator has deleted does not come back.
  expect(await importing(folder)).toEqual({ counts: again, problems: [] })
})

test('an installation does not import what it has exported itself', async () => {
  const own = { source: 'bichar', say: () => expect.unreachable() }
  expect(await importPublic(from.deps, folder, own)).toEqual({
    suspects: count(0, 2),
    posts: count(0, 2),
    timelines: count(0, 1),
  })
})

test('a line that nobody could file is refused whole and named, and the others are imported', async () => {
  const [line = ''] = (await readFile(path.join(folder, 'posts.ndjson'), 'utf8')).split('\n')
  const like = (changes: object) => JSON.stringify({ ...JSON.parse(line), criminals: [], ...changes })
  const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
  const stranger = {
    ...{ _id: id(9), name: 'N', photo: null, status: 'wanted', shown: 'shown' },
    isMinor: false,
  }
  const lines = [
    '{"_id":',
    like({ _id: id(1), title: undefined }),
    like({ _id: id(2), title: 'x'.repeat(201) }),
    '',
    like({ _id: id(3), district: 'Atlantis' }),
    like({ _id: id(4), criminals: [stranger] }),
    like({ _id: id(7), criminals: [{ ...stranger, _id: 'who' }] }),
    like({ _id: 'id' }),
    like({ _id: id(5), title: 'A good one' }),
  ]
  const file = path.join(parent, 'posts.ndjson')
  await writeFile(file, `${lines.join('\r\n')}\r\n`)
  await appendFile(file, Buffer.from([0xff, 0x0a]))
  await appendFile(file, 'x'.repeat(1024 * 1024 + 1))
  const before = await rowsOf('select id from posts union all select id from imported_things')
  expect(await importing(file)).toEqual({
    counts: { posts: count(1, 0, 0, 9) },
    problems: [
      'posts.ndjson:1: not JSON',
      expect.stringMatching(/^posts\.ndjson:2: title: /),
      'posts.ndjson:3: title: This text is too long',
      expect.stringMatching(/^posts\.ndjson:5: district: /),
      `posts.ndjson:6: criminals: ${id(9)} has not been imported`,
      'posts.ndjson:7: criminals: This is not a valid id',
      'posts.ndjson:8: _id: This is not a valid id',
      'posts.ndjson:10: too long, or not UTF-8',
      'posts.ndjson:11: too long, or not UTF-8',
    ],
  })
  expect(await rowsOf('select id from posts union all select id from imported_things')).toHaveLength(
    before.length + 2,
  )
  expect(await rowsOf(`select title from posts where title = 'A good one'`)).toHaveLength(1)

  const entry = path.join(parent, 'timelines.ndjson')
  const [written = ''] = (await readFile(path.join(folder, 'timelines.ndjson'), 'utf8')).split('\n')
  await writeFile(entry, JSON.stringify({ ...JSON.parse(written), _id: id(6), postId: id(8) }))
  expect(await importing(entry)).toEqual({
    counts: { timelines: count(0, 0, 0, 1) },
    problems: [`timelines.ndjson:1: postId: ${id(8)} has not been imported`],
  })
})

test('lines are cut wherever the pieces of a file end, and only the bounded part of a long one is kept', async () => {
  const file = path.join(parent, 'lines')
  const long = 'ক'.repeat(50_000)
  await writeFile(file, `a\n\n${long}\n b \r\n${long}${long}\nlast`)
  const read: [number, number | undefined][] = []
  for await (const { number, text } of linesOf(file, 150_000)) read.push([number, text?.length])
  expect(read).toEqual([
    [1, 1],
    [3, 50_000],
    [4, 4],
    [5, undefined],
    [6, 4],
  ])
})

test('the command says what it has done, and fails if it had to refuse something', async () => {
  const target = await startTestApp()
  const settings = {
    DATABASE_URL: target.deps.config.DATABASE_URL ?? '',
    DATA_DIR: target.deps.config.DATA_DIR,
  }
  const run = (words: string[], changed = {}) => runCommand('import', words, { ...settings, ...changed })
  expect(await run([folder])).toEqual({
    code: 0,
    out: expect.stringContaining('posts: 2 imported, 0 here already, 0 left out, 0 refused'),
    err: '',
  })
  const only = path.join(folder, 'posts.ndjson')
  expect(await run([only])).toMatchObject({
    code: 0,
    out: expect.stringContaining('0 imported, 2 here already'),
  })
  // From another source it is another report; those whom it names have not been imported from there.
  expect(await run(['--from', 'elsewhere', only])).toMatchObject({
    code: 1,
    out: expect.stringContaining('1 imported'),
    err: expect.stringMatching(/^posts\.ndjson:\d: criminals: /),
  })
  expect(await run([path.join(folder, 'comments.ndjson')])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/is no suspects\.ndjson.*\nDatabase: /),
  })
  expect(await run([path.join(parent, 'nowhere')])).toMatchObject({
    code: 1,
    err: expect.stringContaining('nowhere'),
  })
  expect(await run([])).toMatchObject({ code: 1, err: expect.stringContaining('npm run import') })
  const elsewhere = { DATA_DIR: path.join(parent, 'no-data'), DATABASE_URL: '' }
  expect(await run([folder], elsewhere)).toMatchObject({ code: 1, err: expect.stringContaining('no-data') })
  await target.close()
})

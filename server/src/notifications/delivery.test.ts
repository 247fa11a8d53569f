import { eventually } from '@bichar/contract/test/eventually.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/db.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { makeDatabase } from '../test/database.ts'
import { untilAllAreTold } from '../test/jobs.ts'
import { connect, type LivePerson } from '../test/live.ts'
import { makeComment, makePost } from '../test/make.ts'
import { makePerson, type TestPerson } from '../test/people.ts'
import { makeDataDir, type ServerProcess, startServer } from '../test/process.ts'
import { recordTransactions } from '../test/statements.ts'

/** Two processes of one installation. */
let one: TestApp
let two: TestApp
let superAdmin: TestPerson
let admin: TestPerson
beforeAll(async () => {
  const settings = { SERVER_KEY: 'ef'.repeat(32) }
  one = await startTestApp({ settings })
  two = await startTestApp({ settings: { ...settings, DATABASE_URL: one.deps.config.DATABASE_URL ?? '' } })
  superAdmin = await makePerson(one.deps, { superAdmin: true })
  admin = await makePerson(one.deps, { role: 'admin' })
})
afterAll(async () => {
  await two.close()
  await one.close()
})

type Received = LivePerson['told']
const hears = ({ told }: LivePerson, expected: unknown[]) =>
  eventually(() => expect(told).toEqual(expected), { every: 10 })
const withId = (id: string) => ['newNotification', expect.objectContaining({ _id: id, isRead: false })]

const onBoth = (as: { token: string }) => Promise.all([connect(one, as), connect(two, as)])
const message = { title: 'Be careful', description: 'The bridge is closed.' }
async function send(to: object, through = one): Promise<string> {
  const sent = await through.call(
    'POST /notifications/custom',
    { body: { ...message, ...to } },
    { as: superAdmin },
  )
  return sent.body.notification._id
}
const retract = (id: string) => two.call('DELETE /notifications/:id', { params: { id } }, { as: superAdmin })

// Shows spec 7.32.
test('each window of those addressed hears of it once, through whatever process, and nobody else', async () => {
  const [person, stranger] = [await makePerson(one.deps), await makePerson(one.deps)]
  const persons = await onBoth(person)
  const strangers = await onBoth(stranger)
  const admins = await onBoth(admin)
  const expectAll = async (windows: LivePerson[], expected: unknown[]) => {
    for (const window of windows) await hears(window, expected)
  }
  const toUsers = await send({ targetAudience: 'users' })
  await expectAll([...persons, ...strangers], [withId(toUsers)])
  const toPerson = await send({ userId: person.user.id }, two)
  const ofPerson: unknown[] = [withId(toUsers), withId(toPerson), ['notificationCountUpdate', 2]]
  await expectAll(persons, ofPerson)
  const toAdmins = await send({ targetAudience: 'admins' })
  await expectAll(admins, [withId(toAdmins)])
  const toAll = await send({ targetAudience: 'all' })
  await expectAll(persons, ofPerson.concat([withId(toAll)]))
  await expectAll(strangers, [withId(toUsers), withId(toAll)])
  const ofAdmins: unknown[] = [withId(toAdmins), withId(toAll)]
  await expectAll(admins, ofAdmins)
  // Admins see messages to one person in their list, so they are told of the deletion.
  await retract(toPerson)
  await expectAll(persons, [
    ...ofPerson,
    withId(toAll),
    ['deleteNotification', toPerson],
    ['notificationCountUpdate', 2],
  ])
  await expectAll(admins, [...ofAdmins, ['deleteNotification', toPerson]])
  await retract(toAll)
  await expectAll(strangers, [withId(toUsers), withId(toAll), ['deleteNotification', toAll]])
  await expectAll(admins, [...ofAdmins, ['deleteNotification', toPerson], ['deleteNotification', toAll]])
})

// Shows spec 3.9.
test('a notification longer than a notice of the database arrives whole, with its own count', async () => {
  const person = await makePerson(one.deps)
  const window = await connect(two, person)
  const description = 'ক'.repeat(10_000)
  await send({ userId: person.user.id, description })
  await eventually(() => expect(window.told).toHaveLength(2), { every: 10 })
  expect(window.told).toContainEqual([
    'newNotification',
    expect.objectContaining({ description, unreadCount: 1 }),
  ])
  expect(window.told).toContainEqual(['notificationCountUpdate', 1])
})

// Shows spec 4.29.
test('reading in one window is counted in the others', async () => {
  const person = await makePerson(one.deps)
  const windows = await onBoth(person)
  const id = await send({ userId: person.user.id })
  const events: unknown[] = [withId(id), ['notificationCountUpdate', 1]]
  for (const window of windows) await hears(window, events)
  await two.call('PUT /notifications/:id/read', { params: { id } }, { as: person })
  await one.call('PUT /notifications/read-all', {}, { as: person })
  const zero = ['notificationCountUpdate', 0]
  for (const window of windows) await hears(window, [...events, zero, zero])
})

test('a second comment takes the place of the first, and no event names who commented', async () => {
  const [author, commenter] = [await makePerson(one.deps), await makePerson(one.deps, { name: 'Nameless' })]
  const postId = await makePost(one.deps, author, { isAnonymous: true })
  const window = await connect(two, author)
  const bystanders = [await connect(one, admin), await connect(two, commenter)]
  const commented = (told: Received) =>
    told.flatMap(([name, event]) =>
      name === 'newNotification' && event.kind === 'post_commented' ? [event] : [],
    )
  await makeComment(one.deps, commenter, postId, { isAnonymous: true })
  await untilAllAreTold(one.deps)
  await eventually(() => expect(commented(window.told)).toHaveLength(1))
  await makeComment(one.deps, commenter, postId, { isAnonymous: true })
  await untilAllAreTold(one.deps)
  await eventually(() => expect(commented(window.told)).toHaveLength(2))
  const [first, second] = commented(window.told)
  expect([first?.data.count, second?.data.count]).toEqual([1, 2])
  await eventually(() => expect(window.told).toContainEqual(['deleteNotification', first?._id]))
  expect(JSON.stringify(window.told)).not.toMatch(new RegExp(`${commenter.user.id}|Nameless`))
  for (const { told } of bystanders) expect(told).toEqual([])
})

test('what came for one person together is counted once, by the process with their window, and for nobody else', async () => {
  const [author, absent] = [await makePerson(one.deps), await makePerson(one.deps)]
  const news = await Promise.all(
    [author, author, absent].map(async ({ user: { id: userId } }) => {
      const notificationId = await send({ userId })
      return { userId, notificationId, gone: [], isUnnamed: false }
    }),
  )
  await untilAllAreTold(one.deps)
  const window = await connect(two, author)
  const transactions = recordTransactions()
  one.deps.live.handOut(news)
  const ids = news.slice(0, 2).map(({ notificationId }) => withId(notificationId))
  await hears(window, [...ids, ['notificationCountUpdate', 2]])
  for (const { deps } of [one, two]) await deps.live.ask('select')
  const counted = transactions()
    .flat()
    .filter((text) => text.startsWith('select count(*)') && text.includes('was_read'))
  expect(counted).toHaveLength(1)
})

test('admins hear of a post that waits, without who wrote it, and that it no longer does', async () => {
  const author = await makePerson(one.deps, { name: 'Nameless' })
  const window = await connect(two, admin)
  const authors = await connect(one, author)
  const postId = await makePost(one.deps, author, { isAnonymous: true, review: 'waiting' })
  const adminHears = (event: string) =>
    eventually(() => expect(window.told.map(([name]) => name)).toContain(event))
  await untilAllAreTold(one.deps)
  await adminHears('newNotification')
  const params = { id: postId }
  await one.call(
    'POST /posts/admin/toggle-approval/:id',
    { params, body: { action: 'approve' } },
    { as: admin },
  )
  await adminHears('deleteNotification')
  expect(JSON.stringify(window.told)).not.toMatch(new RegExp(`${author.user.id}|Nameless`))
  await hears(authors, [
    [
      'newNotification',
      expect.objectContaining({ kind: 'post_approved', data: { postId, postTitle: expect.any(String) } }),
    ],
    ['notificationCountUpdate', 1],
  ])
})

test('an app killed between the change and the delivery loses nothing: the next one tells, once', async () => {
  const [database, { dataDir, remove }] = [await makeDatabase(), await makeDataDir()]
  const serverKey = 'ab'.repeat(32)
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, SERVER_KEY: serverKey }
  const db = openDatabase({ connectionString: database.url }, { onError: () => undefined })
  const gate = new pg.Client({ connectionString: database.url })
  const servers: ServerProcess[] = []
  const serve = async () => {
    const server = await startServer(settings)
    servers.push(server)
    return server
  }
  try {
    const first = await serve()
    const context = { kysely: db.kysely, serverKey: Buffer.from(serverKey, 'hex') }
    const [sender, person] = [await makePerson(context, { superAdmin: true }), await makePerson(context)]
    // While the gate is closed, no process can fetch the delivery job.
    await sql`
      create function wait_at_the_gate() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(7);
        return new;
      end $$`.execute(db.kysely)
    await sql`
      create trigger wait_at_the_gate before update on boss.job for each row
      when (new.name = 'notifications.deliver' and new.state = 'active')
      execute function wait_at_the_gate()`.execute(db.kysely)
    await gate.connect()
    await gate.query('select pg_advisory_lock(7)')
    const sendThrough = async ({ url }: ServerProcess) => {
      const sent = await fetch(`${url}/api/notifications/custom`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...message, userId: person.user.id }),
      })
      expect(sent.status).toBe(201)
    }
    await sendThrough(first)
    await first.end('SIGKILL')
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'bichar-jobs'`.execute(db.kysely)
    const second = await serve()
    const window = await connect(second, person)
    expect(window.told).toEqual([])
    await gate.query('select pg_advisory_unlock(7)')
    const events = [
      ['newNotification', expect.objectContaining({ title: 'Be careful' })],
      ['notificationCountUpdate', 1],
    ]
    await eventually(() => expect(window.told).toEqual(events))
    // No delivery is left, so a duplicate would be heard before the next message.
    await eventually(async () => {
      const { rows } = await sql`select from boss.job where name = 'notifications.deliver'
        and state in ('created', 'retry', 'active')`.execute(db.kysely)
      expect(rows).toEqual([])
    })
    await sendThrough(second)
    await eventually(() => expect(window.told).toContainEqual(['notificationCountUpdate', 2]))
    expect(window.told).toEqual([...events, events[0], ['notificationCountUpdate', 2]])
  } finally {
    for (const server of servers) await server.end('SIGKILL').catch(() => undefined)
    await gate.end()
    await db.close()
    await remove()
    await database.drop()
  }
})

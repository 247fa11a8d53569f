import { access, chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/db.ts'
import { startEmbedded } from '../db/embedded.ts'
import { startTestApp, type TestApp } from '../test/app.ts'
import { runCommand } from '../test/command.ts'
import { makeDatabase } from '../test/database.ts'
import { makePost } from '../test/make.ts'
import { everybodysPassword, makePerson, somePhone, type TestPerson } from '../test/people.ts'
import { makeDataDir } from '../test/process.ts'
import { readOutbox } from '../test/readOutbox.ts'
import { sanction } from '../test/sanctions.ts'
import { verify, withCookie } from '../test/signUp.ts'

const password = 'golden bengal'

/** Runs the command; a password that it asks for stands on standard input. */
const run = (settings: Record<string, string>, words: readonly string[], input = `${password}\n`) =>
  runCommand('admin', words, settings, input)

const folders: string[] = []
const makeFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bichar-admin-'))
  await chmod(folder, 0o711)
  folders.push(folder)
  return folder
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const lines = (text: string) => text.trimEnd().split('\n')

describe('on DATABASE_URL, beside a running app', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp()
  })
  afterAll(() => t.close())

  const settings = async () => ({
    DATABASE_URL: t.deps.config.DATABASE_URL ?? '',
    DATA_DIR: await makeFolder(),
  })
  const admin = async (...words: string[]) => run(await settings(), words)
  /** The last line of what is refused by the data. */
  const looked = () => {
    const { pathname } = new URL(t.deps.config.DATABASE_URL ?? '')
    return `Database: this machine${pathname}`
  }
  const profile = (as: { token: string }) => t.call('GET /users/profile', {}, { as })
  const seats = () => t.deps.kysely.selectFrom('super_admins').selectAll().orderBy('seat').execute()

  test('create makes an account that can log in, once its device is verified', async () => {
    const phone = somePhone()
    const created = await admin('create', `+${phone}`, 'Rahela Khatun')
    expect(created).toEqual({ code: 0, out: `${phone} can log in now\n`, err: '' })
    const { status, body } = await t.call('POST /auth/login', {
      body: { phone, password, deviceId: 'dev_new' },
    })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, requiresVerification: true })
  })

  test('set-password sets it, logs out everywhere, and hides what is anonymous as a reset does', async () => {
    const person = await makePerson(t.deps)
    const { phone, id } = person.user
    const title = 'What I saw at the office'
    await makePost(t.deps, person, { title, isAnonymous: true })
    const device = { phone, deviceId: 'dev_operator', name: '', password: 'copper bengal' }
    const setPassword = async () => run(await settings(), ['set-password', phone], `${device.password}\n`)
    const changed = await setPassword()
    expect({ ...changed, out: changed.out.slice(0, 40) }).toMatchObject({
      ...{ code: 0, err: '' },
      out: `${phone} has a new password, and is logged out everywhere`.slice(0, 40),
    })
    expect(changed.out).not.toContain(device.password)
    expect((await profile(person)).status).toBe(401)
    const login = await t.call('POST /auth/login', { body: device })
    expect(login.body).toEqual({ success: true, requiresVerification: true })
    const verified = await verify(t, device)
    const as = { token: verified.body.token }
    const listed = async () => (await t.call('GET /posts/user/:id', { params: { id } }, { as })).body.total
    expect(await listed()).toBe(0)
    // Neither does the operator's own device speak for the owner, nor the password that the operator sets next become the old one.
    await setPassword()
    const again = await t.call('POST /auth/login', { body: device })
    expect(again.body).toEqual({ success: true, requiresVerification: true })
    as.token = (await verify(t, device)).body.token
    const confirm = (oldPassword?: string) =>
      t.call('POST /auth/reset-confirmation', { body: { oldPassword } }, { as })
    expect([(await confirm()).status, (await confirm(device.password)).status]).toEqual([400, 400])
    const { body } = await t.call('GET /notifications', {}, { as })
    expect(body.notifications.map(({ kind }) => kind)).toEqual(['password_reset', 'password_reset'])
    expect((await confirm(everybodysPassword)).status).toBe(200)
    expect(await listed()).toBe(1)
    const { rows } = await t.deps.pool.query('select action from audit_log where subject_id = $1', [id])
    expect(rows.map(({ action }) => action)).toEqual(['user.setPassword', 'user.setPassword'])
  })

  test('create takes a number that no mobile operator has', async () => {
    expect(await admin('create', '01000000199', 'Rahela Khatun')).toMatchObject({ code: 0, err: '' })
  })

  test('create refuses a phone that has an account, and leaves that as it is', async () => {
    const { user } = await makePerson(t.deps, { name: 'First' })
    const { code, out, err } = await admin('create', user.phone, 'Second')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(lines(err)).toEqual([`${user.phone} already has an account`, looked()])
    const rows = await t.deps.kysely
      .selectFrom('users')
      .select('name')
      .where('phone', '=', user.phone)
      .execute()
    expect(rows).toEqual([{ name: 'First' }])
  })

  test.each([
    [['create', '123', 'Name'], password, 'Phone number must be 10 or 11 digits'],
    [['create', '01712345678', ' '], password, 'Name is required'],
    [['create', '01712345678', 'Name'], '12345', 'Password must be at least 6 characters'],
    [['create', '01712345678', 'Name'], '', 'Password must be at least 6 characters'],
    [['set-password', '01712345678'], '12345', 'Password must be at least 6 characters'],
    [['grant', 'phone'], '', 'Please enter your phone number'],
  ])('%j with the password "%s" is refused in a line', async (words, input, line) => {
    const { code, err } = await run(await settings(), words, input)
    expect(code).toBe(1)
    expect(lines(err)).toEqual([line])
  })

  test.each([
    [[]],
    [['help']],
    [['create', '01712345678']],
    // A password among the arguments could be read by everybody on the machine.
    [['create', '01712345678', 'Name', password]],
    [['set-password', '01712345678', password]],
    [['grant', '01712345678', '--all']],
    [['list', 'x']],
  ])('%j is answered with how to use it', async (words) => {
    const { code, err } = await admin(...words)
    expect(code).toBe(1)
    expect(err).toContain('npm run admin -- grant <phone> [--super]')
  })

  test.each(['grant', 'revoke', 'set-password'])('%s of an unknown phone is refused', async (verb) => {
    const phone = somePhone()
    const { code, out, err } = await admin(verb, phone)
    expect({ code, out, err: lines(err) }).toEqual({
      ...{ code: 1, out: '' },
      err: [`${phone} has no account`, looked()],
    })
  })

  test('grant makes an admin of a session that is open already', async () => {
    const person = await makePerson(t.deps)
    expect(await admin('grant', person.user.phone)).toMatchObject({ code: 0, err: '' })
    expect((await profile(person)).body.data.user).toMatchObject({ role: 'admin', isSuperAdmin: false })
    await admin('grant', person.user.phone, '--super')
    expect((await profile(person)).body.data.user).toMatchObject({ role: 'admin', isSuperAdmin: true })
    expect(await admin('revoke', person.user.phone)).toMatchObject({ code: 0 })
  })

  test('revoke takes both roles away, and the sessions that had them are dead at once', async () => {
    const person = await makePerson(t.deps, { superAdmin: true })
    expect((await profile(person)).status).toBe(200)
    const { code, out } = await admin('revoke', person.user.phone)
    expect({ code, out }).toEqual({ code: 0, out: `${person.user.phone} is a regular user now\n` })
    expect((await profile(person)).status).toBe(401)
    expect((await t.call('GET /auth/me', {}, withCookie(person.cookie))).status).toBe(401)
    expect(await seats()).toEqual([])
    const row = await t.deps.kysely
      .selectFrom('users')
      .select('role')
      .where('id', '=', person.user.id)
      .executeTakeFirst()
    expect(row).toEqual({ role: 'user' })
  })

  test('lift ends a pause and a suspension, and says when there is none', async () => {
    const { user } = await makePerson(t.deps)
    const superAdmin = await makePerson(t.deps, { role: 'admin' })
    const nothing = { code: 0, out: `${user.phone} is neither paused nor suspended\n`, err: '' }
    expect(await admin('lift', user.phone)).toEqual(nothing)
    await sanction(t, superAdmin, { user } as TestPerson, { kind: 'suspension' })
    expect(await admin('lift', user.phone)).toEqual({
      code: 0,
      out: `${user.phone} is no longer paused or suspended\n`,
      err: '',
    })
    expect(await admin('lift', user.phone)).toEqual(nothing)
    expect(await admin('lift', somePhone())).toMatchObject({ code: 1 })
  })

  test('test-sms sends a text message, and says where it went', async () => {
    const place = await settings()
    const phone = somePhone()
    const { code, out } = await run(place, ['test-sms', phone])
    expect([code, lines(out).at(-1)]).toEqual([
      0,
      expect.stringContaining(`Sent to ${phone}: ${place.DATA_DIR}`),
    ])
    const outbox = await readOutbox(place.DATA_DIR)
    expect(outbox).toMatchObject([{ to: phone, text: 'Bichar: test message' }])
  })

  // Shows spec 6.18, 9.35.
  test('a fifth super admin is refused, even when six are asked for at once, and a seat can be freed', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(t.deps)))
    const outcomes = await Promise.all(people.map(({ user }) => admin('grant', user.phone, '--super')))
    expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 0, 0, 0, 1, 1])
    const refused = outcomes.filter(({ code }) => code === 1)
    for (const { err } of refused) {
      expect(lines(err)).toEqual([
        ...['There are four super admins already; revoke one of them first', looked()],
      ])
    }
    expect((await seats()).map(({ seat }) => seat)).toEqual([1, 2, 3, 4])
    const left = people.filter((_person, index) => outcomes[index]?.code === 1)
    for (const person of left) expect((await profile(person)).body.data.user.role).toBe('user')

    const seated = people.find((_person, index) => outcomes[index]?.code === 0) ?? expect.fail()
    expect(await admin('grant', seated.user.phone, '--super')).toMatchObject({ code: 0 })
    await admin('revoke', seated.user.phone)
    expect(await admin('grant', left[0]?.user.phone ?? '', '--super')).toMatchObject({ code: 0 })
    expect((await seats()).map(({ seat }) => seat)).toEqual([1, 2, 3, 4])

    const listed = await admin('list')
    expect(listed.code).toBe(0)
    expect(lines(listed.out).filter((line) => line.includes('super admin'))).toHaveLength(4)
    expect(listed.out).toContain(left[0]?.user.phone)
  })
})

describe('where there is no installation, no command makes one', () => {
  test('in a folder', async () => {
    const DATA_DIR = path.join(await makeFolder(), 'mistyped')
    const { code, out, err } = await run({ DATA_DIR }, ['list'])
    const line = `there is no database in DATA_DIR ${DATA_DIR}, and DATABASE_URL is not set`
    expect({ code, out, err: lines(err) }).toEqual({ code: 1, out: '', err: [line] })
    await expect(access(DATA_DIR)).rejects.toThrow()
  })

  test('in an empty database', async () => {
    const empty = await makeDatabase('template template0')
    try {
      const settings = { DATABASE_URL: empty.url, DATA_DIR: await makeFolder() }
      // The second time it would find what the first has made.
      for (let times = 0; times < 2; times += 1) {
        const { code, err } = await run(settings, ['list'])
        expect([code, err]).toEqual([1, expect.stringContaining('there is no installation in the database')])
      }
    } finally {
      await empty.drop()
    }
  })
})

describe('on the embedded database', () => {
  const removals: (() => Promise<void>)[] = []
  const makeInstallation = async () => {
    const { dataDir, remove } = await makeDataDir('used')
    removals.push(remove)
    return dataDir
  }
  afterAll(() => Promise.all(removals.map((remove) => remove())))

  const phone = somePhone()
  const found = (database: Database) =>
    database.kysely.selectFrom('users').select(['phone', 'role']).where('phone', '=', phone).execute()

  test('works while the app does not run, and while it does, and leaves its database running', async () => {
    const DATA_DIR = await makeInstallation()
    const stopped = await run({ DATA_DIR }, ['create', phone, 'Rahela Khatun'])
    expect(stopped).toEqual({ code: 0, out: `${phone} can log in now\n`, err: '' })

    const embedded = await startEmbedded({ dataDir: DATA_DIR })
    const fail = (error: Error) => {
      throw error
    }
    const database = openDatabase(
      { host: embedded.host, user: embedded.user, database: 'bichar' },
      { onError: fail },
    )
    try {
      expect(await found(database)).toEqual([{ phone, role: 'user' }])
      expect(await run({ DATA_DIR }, ['grant', phone])).toMatchObject({ code: 0, err: '' })
      expect(await found(database)).toEqual([{ phone, role: 'admin' }])
    } finally {
      await database.close()
      await embedded.stop()
    }
    expect(await run({ DATA_DIR }, ['list'])).toMatchObject({ code: 0, out: expect.stringContaining(phone) })
  })

  test('in production with a public address works before a gateway for messages is set', async () => {
    const settings = { NODE_ENV: 'production', PUBLIC_URL: 'https://bichar.example' }
    const outcome = await run({ ...settings, DATA_DIR: await makeInstallation() }, ['list'])
    expect(outcome).toEqual({ code: 0, out: 'There are no admins yet\n', err: '' })
  })

  test('says which setting is wrong', async () => {
    const { code, err } = await run({ PORT: 'none' }, ['list'])
    expect(code).toBe(1)
    expect(lines(err)).toEqual([expect.stringContaining('PORT')])
  })
})

import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { sessionNamedBy, signBearer } from '../accounts/bearer.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { openSession } from '../accounts/sessions.ts'
import type { Deps } from '../core/deps.ts'
import { openDatabase } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { connectionTo } from './databaseConnection.ts'

interface PersonOptions {
  name?: string
  role?: 'user' | 'admin'
  /** Gives the person one of the four super admin seats; implies the role admin. */
  superAdmin?: boolean
}

export interface TestPerson {
  user: { id: string; name: string; phone: string; role: 'user' | 'admin' }
  /** A bearer token of an open session. */
  token: string
  /** The value of the session cookie. */
  cookie: string
  deviceId: string
}

let lastPhone = randomInt(100_000_000)

/** A phone number that nobody else in this database has. */
export function somePhone(): string {
  lastPhone = (lastPhone + 1) % 100_000_000
  return `88017${String(lastPhone).padStart(8, '0')}`
}

/** The password of every test person; hashed only once, since hashing is slow on purpose. */
export const everybodysPassword = 'golden bengal'
const passwordHash = hashPassword(everybodysPassword)

/** Creates a person with a verified device and an active session. */
export async function makePerson(
  deps: Pick<Deps, 'kysely' | 'serverKey'>,
  { name, role, superAdmin = false }: PersonOptions = {},
): Promise<TestPerson> {
  const user = {
    id: newId(),
    name: name ?? `Person ${randomInt(1_000_000)}`,
    phone: somePhone(),
    role: role ?? (superAdmin ? 'admin' : 'user'),
  } as const
  const deviceId = `dev_${newId()}`
  const { kysely } = deps
  await kysely
    .insertInto('users')
    .values({ ...user, password_hash: await passwordHash })
    .execute()
  await kysely.insertInto('devices').values({ user_id: user.id, device_id: deviceId }).execute()
  if (superAdmin) {
    const nextSeat = sql<number>`(select count(*) + 1 from super_admins)`
    await kysely.insertInto('super_admins').values({ user_id: user.id, seat: nextSeat }).execute()
  }
  const { token, cookie } = await openSession(deps, { userId: user.id, deviceId, userAgent: undefined })
  return { user, token, cookie, deviceId }
}

const serverKeyIn = async (dataDir: string): Promise<Buffer> =>
  Buffer.from((await readFile(path.join(dataDir, 'server.key'), 'utf8')).trim(), 'hex')

/** Replaces these people's bearer tokens for a server process before they expire. */
export async function renewTokensIn(dataDir: string, people: readonly TestPerson[]): Promise<void> {
  const serverKey = await serverKeyIn(dataDir)
  for (const person of people) {
    const session = sessionNamedBy(serverKey, person.token)
    if (session === undefined) throw new Error('a token has run out')
    person.token = signBearer(serverKey, session)
  }
}

/** Creates people for a server process that runs on this data directory, one for each of the wishes. */
export async function makePeopleIn(dataDir: string, wishes: readonly PersonOptions[]): Promise<TestPerson[]> {
  const database = openDatabase(await connectionTo(dataDir), { onError: () => undefined })
  const serverKey = await serverKeyIn(dataDir)
  try {
    return await Promise.all(wishes.map((each) => makePerson({ ...database, serverKey }, each)))
  } finally {
    await database.close()
  }
}

import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SignedIn } from '../actor.ts'
import type { Db, Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import type { Deps } from '../deps.ts'
import { sessionNamedBy, signBearer } from './bearer.ts'
import { deviceLabel } from './deviceLabel.ts'
import { keepUnlocked } from './hiding.ts'
import { noteLogin } from './hidingStore.ts'
import * as sessionStore from './sessionStore.ts'
import { refuseSuspended } from './suspension.ts'
import type { User } from './userStore.ts'
import * as userStore from './userStore.ts'

const hour = 60 * 60 * 1000

/** A session lasts this long after it was last used (decisions section 2). */
const sessionMilliseconds = 30 * 24 * hour

/** A session is one person's for as long as it lasts, so that the calls after the first ask once for all of it. */
const tagsOfSessions = new LRUCache<string, readonly Buffer[]>({ max: 20_000 })

interface Device {
  userId: string
  deviceId: string
  userAgent: string | undefined
}

export interface OpenedSession {
  sessionId: string
  token: string
  /** The secret of the session cookie; only its hash is stored. */
  cookie: string
  expiresAt: Date
}

/** Finds the active session that a bearer token names, or nobody; asks the database every time. */
export async function authenticate(
  { pool, kysely, serverKey, authorship }: Pick<Deps, 'pool' | 'kysely' | 'serverKey' | 'authorship'>,
  bearerToken: string,
): Promise<SignedIn | undefined> {
  const sessionId = sessionNamedBy(serverKey, bearerToken)
  if (sessionId === undefined) return undefined
  const known = tagsOfSessions.get(sessionId)
  let found = await sessionStore.findSignedIn(pool, { sessionId, pauseTags: known ?? [] })
  if (found && !known) {
    // Whose it is was not known before, nor under which tags they may be paused.
    const pauseTags = authorship.pauseTags(found.userId)
    tagsOfSessions.set(sessionId, pauseTags)
    found = await sessionStore.findSignedIn(pool, { sessionId, pauseTags })
  }
  if (!found) return undefined
  const { unlockedUntil, ...actor } = found
  await keepUnlocked({ kysely }, { sessionId, unlockedUntil }, new Date())
  return actor
}

/** Who somebody is by now whose session was found before; undefined when it has ended. */
export const actorNow = (
  { pool }: Pick<Deps, 'pool'>,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
): Promise<SignedIn | undefined> => sessionStore.findSignedIn(pool, { sessionId, pauseTags: [] })

/** Which of these sessions have not ended. */
export const activeSessions = (
  { kysely }: Pick<Deps, 'kysely'>,
  sessionIds: readonly string[],
): Promise<string[]> => sessionStore.findLiving(kysely, sessionIds, new Date())

/** Logs a device in, unless its person is suspended. Whether it may otherwise has been decided by the caller. */
export async function openSession(
  { kysely, serverKey }: Pick<Deps, 'kysely' | 'serverKey'>,
  { userId, deviceId, userAgent }: Device,
  tx: Db | Tx = kysely,
): Promise<OpenedSession> {
  const sessionId = newId()
  const cookie = randomBytes(32).toString('base64url')
  const now = new Date()
  const expiresAt = expiryFrom(now)
  const label = deviceLabel(userAgent)
  await noteLogin(tx, { userId, sessionId, label, at: now })
  await sessionStore.insertSession(tx, {
    id: sessionId,
    user_id: userId,
    device_id: deviceId,
    device_label: label,
    cookie_hash: hashCookie(cookie),
    created_at: now,
    last_used_at: now,
    expires_at: expiresAt,
  })
  // After that has waited for whoever is suspending them at this moment, and ends the sessions that there are by then.
  await refuseSuspended(tx, userId, now)
  return { sessionId, token: signBearer(serverKey, sessionId), cookie, expiresAt }
}

/** What a caller shows to say which session is theirs. */
interface Credentials {
  bearer: string | undefined
  cookie: string | undefined
}

interface CurrentSession {
  user: User
  session: {
    token: string
    /** The cookie of this session, if it was shown. */
    cookie: string | undefined
    expiresAt: Date
  }
}

/**
 * The session of a bearer token, or else of a cookie, with a fresh token for it. Being asked for keeps it alive: its
 * days are counted anew, though written at most once an hour.
 */
export async function currentSession(
  deps: Pick<Deps, 'kysely' | 'serverKey'>,
  credentials: Credentials,
): Promise<CurrentSession | undefined> {
  const { kysely, serverKey } = deps
  const now = new Date()
  const { byBearer, byCookie } = await sessionsOf(deps, credentials, now)
  const session = byBearer ?? byCookie
  const user = session && (await userStore.findUser(kysely, session.user_id))
  if (!user) return undefined
  let expiresAt = session.expires_at
  if (now.getTime() - session.last_used_at.getTime() >= hour) {
    expiresAt = expiryFrom(now)
    await sessionStore.touchSession(kysely, session.id, now, expiresAt)
  }
  return {
    user,
    session: {
      token: signBearer(serverKey, session.id),
      cookie: byCookie?.id === session.id ? credentials.cookie : undefined,
      expiresAt,
    },
  }
}

/** Ends what the caller's credentials name, as far as it lives. */
export async function endCurrentSession(
  deps: Pick<Deps, 'kysely' | 'serverKey'>,
  credentials: Credentials,
): Promise<void> {
  const { byBearer, byCookie } = await sessionsOf(deps, credentials, new Date())
  const ids = [byBearer?.id, byCookie?.id].filter((id) => id !== undefined)
  if (ids.length > 0) await sessionStore.deleteSessions(deps.kysely, ids)
}

async function sessionsOf(
  { kysely, serverKey }: Pick<Deps, 'kysely' | 'serverKey'>,
  { bearer, cookie }: Credentials,
  now: Date,
) {
  const id = bearer === undefined ? undefined : sessionNamedBy(serverKey, bearer)
  return {
    byBearer: id === undefined ? undefined : await sessionStore.findSession(kysely, id, now),
    byCookie:
      cookie === undefined
        ? undefined
        : await sessionStore.findSessionByCookie(kysely, hashCookie(cookie), now),
  }
}

const expiryFrom = (now: Date) => new Date(now.getTime() + sessionMilliseconds)

const hashCookie = (cookie: string) => createHash('sha256').update(cookie).digest()

import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { Db, Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { sessionNamedBy, signBearer } from './bearer.ts'
import { deviceLabel } from './deviceLabel.ts'
import { noteLogin } from './hidingStore.ts'
import * as sessionStore from './sessionStore.ts'
import { refuseSuspended } from './suspension.ts'
import type { User } from './userStore.ts'
import * as userStore from './userStore.ts'

const hour = 60 * 60 * 1000

/** A session lasts this long after it was last used (product choices, section 2). */
const sessionMilliseconds = 30 * 24 * hour

/** Pause tags by session id. They never change during a session, so that after the first call one query per call is enough. */
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

/** Finds the active session that a bearer token names, or undefined; queries the database every time. */
export async function authenticate(
  { pool, serverKey, authorship }: Pick<Deps, 'pool' | 'serverKey' | 'authorship'>,
  bearerToken: string,
): Promise<SignedIn | undefined> {
  const sessionId = sessionNamedBy(serverKey, bearerToken)
  if (sessionId === undefined) return undefined
  const known = tagsOfSessions.get(sessionId)
  let found = await sessionStore.findSignedIn(pool, { sessionId, pauseTags: known ?? [] })
  if (found && !known) {
    // The session's owner was unknown so far, and so were the tags under which they may be paused.
    const pauseTags = authorship.pauseTags(found.userId)
    tagsOfSessions.set(sessionId, pauseTags)
    found = await sessionStore.findSignedIn(pool, { sessionId, pauseTags })
  }
  return found
}

/** The present state of a person whose session was found earlier; undefined if the session has ended. */
export const actorNow = (
  { pool }: Pick<Deps, 'pool'>,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
): Promise<SignedIn | undefined> => sessionStore.findSignedIn(pool, { sessionId, pauseTags: [] })

/** The ids of those sessions that have not ended. */
export const activeSessions = (
  { kysely }: Pick<Deps, 'kysely'>,
  sessionIds: readonly string[],
): Promise<string[]> => sessionStore.findLiving(kysely, sessionIds, new Date())

/** Opens a session on a device, unless the person is suspended. All other checks are up to the caller. */
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
  // Checked after the insert, which waits for a concurrent suspension because of its foreign key: a suspension only ends the
  // sessions that exist when it commits.
  await refuseSuspended(tx, userId, now)
  return { sessionId, token: signBearer(serverKey, sessionId), cookie, expiresAt }
}

/** What a request carries to identify its session. */
interface Credentials {
  bearer: string | undefined
  cookie: string | undefined
}

interface CurrentSession {
  user: User
  session: {
    token: string
    /** The cookie of this session, if the request had it. */
    cookie: string | undefined
    expiresAt: Date
  }
}

/**
 * The session of a bearer token, or else of a cookie, with a new token. Every call extends the session, which is written at most
 * once an hour.
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

/** Ends the sessions that the request's credentials name. */
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

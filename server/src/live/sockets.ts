import type { IncomingHttpHeaders } from 'node:http'
import { id } from '@bichar/contract/fields.ts'
import type { TargetAudience } from '@bichar/contract/notifications.ts'
import type { ClientToServer, LiveAnswer, ServerToClient } from '@bichar/contract/rules/live.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Server, Socket } from 'socket.io'
import { z } from 'zod'
import type { SignedIn } from '../core/actor.ts'
import { ApiError } from '../core/refusal.ts'
import type { Authenticate } from '../http/actor.ts'
import { asApiError, errorBody, validationError } from '../http/errors.ts'
import { callLimiter } from '../http/limits.ts'
import { isOwnOrigin } from '../http/otherSites.ts'
import { channelOf, sessionChannel } from './channels.ts'

interface SocketData {
  actor: SignedIn
}

/** Messages between processes. */
interface InterServerEvents {
  news(news: News[]): void
}

/** News about a notification for one person. */
export interface News {
  userId: string
  notificationId: string
  /** The ids of the notifications that it replaces. */
  gone: string[]
  /** Whether it is about anonymous content of this person. */
  isUnnamed: boolean
}

export type Sockets = Server<ClientToServer, ServerToClient, InterServerEvents, SocketData>
type LiveSocket = Socket<ClientToServer, ServerToClient, InterServerEvents, SocketData>

/** Decisions that are up to the modules. */
export interface Rules {
  authenticate: Authenticate
  /** Which of these sessions are still active. */
  activeSessions(sessionIds: readonly string[]): Promise<string[]>
  /** Throws a refusal if this actor may not see the post. */
  seePost(actor: SignedIn, postId: string): Promise<unknown>
  /** The audience that the actor belongs to in addition to 'all'. */
  ownAudience(actor: SignedIn): TargetAudience
  /** The public URL, if it is configured. */
  publicUrl: string | undefined
}

export interface ServedSessions {
  /** Disconnects the sockets of a session. */
  ended(sessionId: string): void
  /** Disconnects the sockets of sessions whose end was not notified. */
  check(): void
}

const maxSocketsPerUser = 10
const maxWatchedPosts = 50
const watchLimit = { times: 120, seconds: 60 }

/** How often sockets of expired sessions are looked for: no notification is sent when a session expires. */
const checkMilliseconds = 60_000

const watchedPost = z.object({ postId: id })

/** Accepts sockets on the app's own port until the app closes. */
export function serveSockets(
  io: Sockets,
  app: FastifyInstance,
  rules: Rules,
  log: FastifyBaseLogger,
): ServedSessions {
  io.attach(app.server, {
    allowRequest: ({ headers }, decide) => decide(null, isOurs(headers, rules.publicUrl)),
  })

  const ended = (sessionId: string) => io.local.in(sessionChannel(sessionId)).disconnectSockets(true)
  const endDead = async (sockets: Iterable<LiveSocket>) => {
    const ids = [...new Set([...sockets].map(({ data }) => data.actor.sessionId))]
    if (ids.length === 0) return
    const active = new Set(await rules.activeSessions(ids))
    for (const each of ids.filter((sessionId) => !active.has(sessionId))) ended(each)
  }
  const lookAfter = (sockets: Iterable<LiveSocket>) => {
    endDead(sockets).catch((error) =>
      log.warn({ err: error }, 'closing the sockets of ended sessions failed'),
    )
  }
  const check = () => lookAfter(io.of('/').sockets.values())

  io.use((socket, next) => {
    admit(io, socket, rules).then(
      () => next(),
      (error) => {
        const data = refusal(error, log)
        next(Object.assign(new Error(data.message), { data }))
      },
    )
  })
  const watches = callLimiter('watchPost', watchLimit)
  io.on('connection', (socket) => {
    // The session may have ended while the socket was being admitted; from here on its end is notified.
    lookAfter([socket])
    const { actor } = socket.data
    socket.on('authenticate', (userId) => {
      if (userId !== actor.userId) socket.disconnect(true)
    })
    socket.on(
      'watchPost',
      answering(log, async (postId) => {
        await watches.consume(actor.userId)
        await watch(socket, rules, postId)
      }),
    )
    socket.on(
      'unwatchPost',
      answering(log, async (postId) => {
        await socket.leave(channelOf({ post: postId }))
      }),
    )
  })

  const checking = setInterval(check, checkMilliseconds)
  checking.unref()
  app.addHook('preClose', async () => {
    clearInterval(checking)
    // Only the connections are closed: a browser does not reconnect to the next process after a disconnect by the server.
    io.engine.close()
  })
  return { ended, check }
}

/** Prevents pages of other sites from connecting: browsers send the origin of the page. */
function isOurs({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  return origin === undefined || isOwnOrigin(origin, host, publicUrl)
}

async function admit(io: Sockets, socket: LiveSocket, rules: Rules): Promise<void> {
  const { token } = socket.handshake.auth
  const actor = typeof token === 'string' ? await rules.authenticate(token) : undefined
  if (!actor) throw new ApiError('unauthenticated')
  const ofUser = channelOf({ user: actor.userId })
  // Joins before counting, so that several sockets at once cannot all get below the limit. A refused socket leaves its rooms by
  // itself.
  await socket.join([ofUser, sessionChannel(actor.sessionId)])
  const { size = 0 } = io.of('/').adapter.rooms.get(ofUser) ?? {}
  if (size > maxSocketsPerUser) throw new ApiError('too_many_connections')
  await socket.join([channelOf({ audience: 'all' }), channelOf({ audience: rules.ownAudience(actor) })])
  socket.data.actor = actor
}

async function watch(socket: LiveSocket, rules: Rules, postId: string): Promise<void> {
  const { actor } = socket.data
  const watched = [...socket.rooms].filter((channel) => channel.startsWith(channelOf({ post: '' })))
  if (watched.length >= maxWatchedPosts) throw new ApiError('too_many_watched')
  await rules.seePost(actor, postId)
  const channel = channelOf({ post: postId })
  await socket.join(channel)
  // Checked again after joining: if the post was hidden during the first check, its watchers were evicted before this socket had
  // joined.
  await rules.seePost(actor, postId).catch(async (error) => {
    await socket.leave(channel)
    throw error
  })
}

/** A handler that takes anything at all, never throws, and answers if it can. */
const answering =
  (log: FastifyBaseLogger, act: (postId: string) => Promise<void>) =>
  async (watched: unknown, answer: unknown): Promise<void> => {
    const reply: (result: LiveAnswer) => void = typeof answer === 'function' ? (answer as never) : () => {}
    try {
      const parsed = watchedPost.safeParse(watched)
      if (!parsed.success) throw validationError(parsed.error.issues)
      await act(parsed.data.postId.toLowerCase())
      reply({ success: true })
    } catch (error) {
      reply(refusal(error, log))
    }
  }

function refusal(error: unknown, log: FastifyBaseLogger) {
  const apiError = asApiError(error)
  if (apiError.code === 'internal') log.error({ err: error }, 'socket request failed')
  return errorBody(apiError)
}

import { livePath, type ServerToClient } from '@bichar/contract/rules/live.ts'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Server } from 'socket.io'
import type { Connection } from '../db/connectionSettings.ts'
import { type ListenConnection, openListenConnection } from '../db/listenConnection.ts'
import { type Audience, channelOf } from './channels.ts'
import { openRedisAdapter, type RedisOptions } from './redisAdapter.ts'
import { type News, type Rules, type ServedSessions, type Sockets, serveSockets } from './sockets.ts'

type Events = ServerToClient
type Payload<Name extends keyof Events> = Parameters<Events[Name]>[0]

/**
 * Sends events to browsers, in whichever process they are connected, once to each. Publish only after the change has been
 * committed.
 */
export interface Live {
  publish<Name extends keyof Events>(
    audience: Audience | readonly Audience[],
    event: Name,
    payload: Payload<Name>,
  ): void
  /** The same, but only to browsers that are connected to this process. */
  publishHere: Live['publish']
  /** Sends news to each process to which a browser window of the person is connected; without such a window they are dropped. */
  handOut(news: readonly News[]): void
  /** Sets the handler of this process for such news. */
  onNews(bring: (news: readonly News[]) => void): void
  /** Makes everybody stop watching a post. */
  evictWatchers(audience: { post: string }): void
  /** Listens to a channel of the database; must be called before `serve`. */
  listen(channel: string, ear: Ear): void
  /** Runs a statement on the listening connection: earlier notifications have been handled before its result arrives. */
  ask<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /** Accepts sockets in this process until the app closes. */
  serve(app: FastifyInstance, rules: Rules): void
  close(): Promise<void>
}

/** The handlers of a database channel. */
interface Ear {
  onNotice(payload: string): void
  /** Called whenever listening begins, for the first time or again; earlier notifications have been missed. */
  onListening(): void
  /** Called when notifications may be missed from now on. */
  onLost(): void
}

interface Options {
  connection: Connection
  /** Carries events between processes in place of PostgreSQL. */
  redis?: RedisOptions | undefined
  log: FastifyBaseLogger
}

/** The payload of a NOTIFY must be shorter than 8000 bytes; the adapter stores longer ones in a table. */
const maxBytes = 7_900
/**
 * So many news fit into one NOTIFY. A longer message would be stored in a table, whose row would reveal who is notified of their
 * anonymous content.
 */
const maxNewsPerMessage = 20

/** Connects to the database only on first use: the operator's commands publish nothing. */
export function openLive({ connection, redis, log }: Options): Live {
  let opened: { io: Sockets; listenConnection: ListenConnection; close(): Promise<void> } | undefined
  let sessions: ServedSessions | undefined
  const ears = new Map<string, Ear>()
  let bring: Parameters<Live['onNews']>[0] = () => undefined

  const open = () => {
    let wasListening = false
    const listenConnection = openListenConnection({
      connection,
      channels: {
        session_ended: (payload) => sessions?.ended(JSON.parse(payload).sessionId),
        ...Object.fromEntries([...ears].map(([channel, ear]) => [channel, ear.onNotice])),
      },
      onListening() {
        sessions?.check()
        for (const ear of ears.values()) ear.onListening()
        if (wasListening && !throughRedis) announceGap()
        wasListening = true
      },
      onLost() {
        for (const ear of ears.values()) ear.onLost()
      },
      onError: (error) => log.warn({ err: error }, 'listen connection lost'),
    })
    const throughRedis =
      redis &&
      openRedisAdapter({
        ...redis,
        log,
        onGap: (of) => (of === 'thisProcess' ? io.local : io).emit('missed'),
      })
    const io: Sockets = new Server({
      path: livePath,
      serveClient: false,
      transports: ['websocket', 'polling'],
      connectTimeout: 10_000,
      maxHttpBufferSize: 10_000,
      adapter:
        throughRedis?.adapter ??
        createAdapter(listenConnection.pool as Pool, {
          tableName: 'live_attachments',
          payloadThreshold: maxBytes,
          errorHandler: (error) => log.warn({ err: error }, 'Socket.IO adapter error'),
        }),
    })
    /**
     * Tells the windows of this process, which stayed connected, that events of other processes have been missed. They are told
     * only once the adapter listens again, which it does by its next query on the listening connection: a window that refreshed
     * its data before would miss further events.
     */
    const announceGap = () => {
      listenConnection.ask('select').then(
        () => io.local.emit('missed'),
        // The connection was lost again; the windows are told after the next reconnect.
        (error) => log.warn({ err: error }, 'listen connection lost again'),
      )
    }
    io.on('news', bringHere)
    // The adapter of PostgreSQL opens the connection by itself.
    if (throughRedis) listenConnection.keepOpen()
    const close = async () => {
      await io.of('/').adapter.close()
      throughRedis?.close()
      await listenConnection.close()
    }
    return { io, listenConnection, close }
  }
  const server = () => {
    opened ??= open()
    return opened.io
  }
  const publishThrough =
    (emitter: () => Pick<Sockets, 'to'>): Live['publish'] =>
    (audience, event, ...payload) => {
      const channels = [audience].flat().map(channelOf)
      // Without a channel, Socket.IO would send the event to everybody.
      if (channels.length === 0) return
      emitter()
        .to(channels)
        .emit(event, ...(payload as never))
    }
  const bringHere = (news: readonly News[]) => {
    const { rooms } = server().of('/').adapter
    const ofOurs = news.filter(({ userId }) => rooms.has(channelOf({ user: userId })))
    if (ofOurs.length > 0) bring(ofOurs)
  }

  return {
    publish: publishThrough(server),
    publishHere: publishThrough(() => server().local),
    handOut(news) {
      for (let start = 0; start < news.length; start += maxNewsPerMessage)
        server().serverSideEmit('news', news.slice(start, start + maxNewsPerMessage))
      if (news.length > 0) bringHere(news)
    },
    onNews(does) {
      bring = does
    },
    evictWatchers(audience) {
      const channel = channelOf(audience)
      server().in(channel).socketsLeave(channel)
    },
    listen: (channel, ear) => void ears.set(channel, ear),
    async ask(text, values) {
      if (!opened) throw new Error('The Socket.IO server is not open')
      return opened.listenConnection.ask(text, values)
    },
    serve(app, rules) {
      sessions = serveSockets(server(), app, rules, log)
    },
    async close() {
      await opened?.close()
    },
  }
}

import { livePath, type ServerToClient } from '@bichar/contract/rules/live.ts'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Server } from 'socket.io'
import type { Connection } from '../db/db.ts'
import { type Line, openLine } from '../db/line.ts'
import { type Audience, channelOf } from './channels.ts'
import { type News, type Rules, type ServedSessions, type Sockets, serveSockets } from './sockets.ts'

type Events = ServerToClient
type Payload<Name extends keyof Events> = Parameters<Events[Name]>[0]

/** Tells browsers what has happened, wherever they are connected, each once. Say it once the change has been committed. */
export interface Live {
  publish<Name extends keyof Events>(
    audience: Audience | readonly Audience[],
    event: Name,
    payload: Payload<Name>,
  ): void
  /** The same to the browsers that are connected to this process alone. */
  publishHere: Live['publish']
  /** Hands news to each process to which a window of the person is connected; where there is none, nothing is done for them. */
  handOut(news: readonly News[]): void
  /** What this process does with such news. */
  onNews(bring: (news: readonly News[]) => void): void
  /** Those who watch a post stop hearing of it. */
  evictWatchers(audience: { post: string }): void
  /** Hears what the database says on a channel; to be said before `serve`. */
  listen(channel: string, ear: Ear): void
  /** Runs a statement on the line that listens: by the time of its answer, all that was said before has been heard. */
  ask<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /** Takes sockets in this process, from now until the app closes. */
  serve(app: FastifyInstance, rules: Rules): void
  close(): Promise<void>
}

/** Who hears what the database says. */
interface Ear {
  onNotice(payload: string): void
  /** For the first time or again: what was said before has been missed. */
  onListening(): void
  /** From now on it may miss something. */
  onLost(): void
}

interface Options {
  connection: Connection
  log: FastifyBaseLogger
}

/** PostgreSQL takes notices of less than 8000 bytes; what is longer is stored in a table on its way. */
const mostBytes = 7_900
/** They fit into a notice: a row would say whom something is for that they wrote without a name. */
const mostNews = 20

/** Connects to the database when it is first needed: the operator's commands have nothing to tell. */
export function openLive({ connection, log }: Options): Live {
  let opened: { io: Sockets; line: Line } | undefined
  let sessions: ServedSessions | undefined
  const ears = new Map<string, Ear>()
  let bring: Parameters<Live['onNews']>[0] = () => undefined

  const open = () => {
    let wasListening = false
    const line = openLine({
      connection,
      channels: {
        session_ended: (payload) => sessions?.ended(JSON.parse(payload).sessionId),
        ...Object.fromEntries([...ears].map(([channel, ear]) => [channel, ear.onNotice])),
      },
      onListening() {
        sessions?.check()
        for (const ear of ears.values()) ear.onListening()
        if (wasListening) tellWhatWasMissed()
        wasListening = true
      },
      onLost() {
        for (const ear of ears.values()) ear.onLost()
      },
      onError: (error) => log.warn({ err: error }, 'live line'),
    })
    const io: Sockets = new Server({
      path: livePath,
      serveClient: false,
      transports: ['websocket', 'polling'],
      connectTimeout: 10_000,
      maxHttpBufferSize: 10_000,
      adapter: createAdapter(line.pool as Pool, {
        tableName: 'live_attachments',
        payloadThreshold: mostBytes,
        errorHandler: (error) => log.warn({ err: error }, 'live fan-out'),
      }),
    })
    /**
     * The windows of this process stayed connected, and what the other processes said meanwhile did not come. They are
     * told once the fan-out listens, too, which is the next that it asks: whoever reads again before that would miss more.
     */
    const tellWhatWasMissed = () => {
      line.ask('select').then(
        () => io.local.emit('missed'),
        // Lost once more: they are told when it listens the next time.
        (error) => log.warn({ err: error }, 'live line'),
      )
    }
    io.on('news', bringHere)
    return { io, line }
  }
  const server = () => {
    opened ??= open()
    return opened.io
  }
  const publishThrough =
    (emitter: () => Pick<Sockets, 'to'>): Live['publish'] =>
    (audience, event, ...payload) => {
      const channels = [audience].flat().map(channelOf)
      // Sockets take an event for no channel as one for everybody.
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
      for (let start = 0; start < news.length; start += mostNews)
        server().serverSideEmit('news', news.slice(start, start + mostNews))
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
      if (!opened) throw new Error('Nothing is served')
      return opened.line.ask(text, values)
    },
    serve(app, rules) {
      sessions = serveSockets(server(), app, rules, log)
    },
    async close() {
      if (!opened) return
      const { io, line } = opened
      await io.of('/').adapter.close()
      await line.close()
    },
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './connectionSettings.ts'

export interface ListenConnection {
  /** The pool that a library for LISTEN and NOTIFY expects. It reconnects whenever it has lost its connection. */
  pool: Pick<pg.Pool, 'connect' | 'query'>
  /** Connects and reconnects by itself, where no library does so through the pool. */
  keepOpen(): void
  /** Runs a statement on the listening connection, so that earlier notifications arrive before its result. */
  ask<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /** Waits for pending queries, and closes the connection. */
  close(): Promise<void>
}

interface Options {
  connection: Connection
  /** The handler of the notifications of each channel. */
  channels: Readonly<Record<string, (payload: string) => void>>
  /** Called whenever it begins to listen; notifications sent while it was not listening have been missed. */
  onListening(): void
  /** Called when it has stopped listening. */
  onLost?(): void
  onError(error: Error): void
}

/** The pause before a connection that has ended is opened again. */
const reconnectMilliseconds = 2_000

/**
 * A separate connection for LISTEN and NOTIFY. Notifications sent on one connection arrive in order, which several connections of a
 * pool would not guarantee, and requests lose no connection to it.
 */
export function openListenConnection({
  connection,
  channels,
  onListening,
  onLost,
  onError,
}: Options): ListenConnection {
  let current: Promise<pg.Client> | undefined
  let latest: pg.Client | undefined
  let closed = false

  const dial = async () => {
    giveUp(latest)
    onLost?.()
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: 10_000,
      application_name: 'bichar-live',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    latest = client
    client.on('error', onError)
    client.on('end', () => {
      if (latest === client) onLost?.()
    })
    await client.connect()
    client.on('notification', (notice) => {
      channels[notice.channel]?.(notice.payload ?? '')
    })
    // Each notification is a commit that writes nothing durable, so no one needs to wait for the disk.
    await client.query('set synchronous_commit = off')
    for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`)
    onListening()
    const on = withoutNoticesOf(client, channels)
    return Object.assign(client, { on, query: oneByOne(client), release: () => undefined })
  }

  const connect = (): Promise<pg.Client> => {
    // A library that still tries to connect after close() waits forever instead of retrying forever.
    if (closed) return new Promise(() => undefined)
    const dialled = dial()
    current = dialled
    return dialled
  }
  const query = async (text: string, values?: unknown[]) => (await current)?.query(text, values)

  const keepOpen = async () => {
    while (!closed) {
      try {
        const client = await connect()
        await new Promise<void>((resolve) => void client.on('end', resolve))
      } catch (error) {
        onError(error as Error)
      }
      await pause(reconnectMilliseconds)
    }
  }

  return {
    pool: { connect, query } as ListenConnection['pool'],
    keepOpen: () => void keepOpen(),
    async ask(text, values) {
      const answer = await query(text, values)
      if (!answer) throw new Error('The LISTEN connection is closed')
      return answer.rows
    },
    async close() {
      closed = true
      const client = await current?.catch(() => undefined)
      if (!client) return
      // Queries run in order, so when this one is done, all earlier ones are.
      await client.query('select').catch(() => undefined)
      await client.end()
    },
  }
}

/**
 * Closes a connection without notifying anybody. A connection that breaks at a bad moment makes the library connect twice: with
 * both connections it would receive everything twice, and if it were notified of the end of one, it would connect again, and so on.
 */
function giveUp(client: pg.Client | undefined): void {
  client?.removeAllListeners('notification').removeAllListeners('end')
  client?.end().catch(() => undefined)
}

/** Filters out our own channels: the library takes every notification for one of its own, and cannot parse others. */
function withoutNoticesOf(client: pg.Client, channels: Options['channels']): pg.Client['on'] {
  const on = client.on.bind(client) as (event: string, ear: (notice: pg.Notification) => void) => pg.Client
  const onOthers = (event: string, ear: (notice: pg.Notification) => void) =>
    on(event, event === 'notification' ? (notice) => notice.channel in channels || ear(notice) : ear)
  return onOthers as pg.Client['on']
}

/** The statement by which `@socket.io/postgres-adapter` notifies the other processes. */
const notifyOne = 'SELECT pg_notify($1, $2)'
const notifyAll =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notices (channel, payload)'

/** Milliseconds for which notifications are collected into one statement; too short for anybody to notice. */
const gatheringMilliseconds = 10

/**
 * Runs queries one after the other, because the library uses the connection as a pool. Notifications that arrive while it is busy
 * are sent by one statement: each statement is a commit, and notifying commits of all databases of a server are serialized by a
 * global lock.
 */
function oneByOne(client: pg.Client) {
  const send = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  let last: Promise<unknown> = Promise.resolve()
  let waiting: { notices: unknown[][]; sent: Promise<pg.QueryResult> } | undefined
  const inTurn = (ask: () => Promise<pg.QueryResult>) => {
    const result = last.then(ask)
    last = result.catch(() => undefined)
    return result
  }
  const notifyTogether = () => {
    const notices: unknown[][] = [[], []]
    const sent = inTurn(async () => {
      await pause(gatheringMilliseconds)
      waiting = undefined
      return send(notifyAll, notices)
    })
    return { notices, sent }
  }
  return (text: string, values: unknown[] = []) => {
    if (text !== notifyOne) return inTurn(() => send(text, values))
    waiting ??= notifyTogether()
    for (const [at, list] of waiting.notices.entries()) list.push(values[at])
    return waiting.sent
  }
}

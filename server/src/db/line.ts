import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './db.ts'

export interface Line {
  /** What a library that listens and notifies takes for a pool. It connects anew whenever it has lost a connection. */
  pool: Pick<pg.Pool, 'connect' | 'query'>
  /** Runs a statement on the connection that listens: what was said before arrives before its answer. */
  ask<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /** Waits for what is still on its way, and hangs up. */
  close(): Promise<void>
}

interface Options {
  connection: Connection
  /** The channels, each with what is done with its notices. */
  channels: Readonly<Record<string, (payload: string) => void>>
  /** It listens, for the first time or again; what came in between has been missed. */
  onListening(): void
  /** It does not listen any more. */
  onLost?(): void
  onError(error: Error): void
}

/**
 * One connection of its own for LISTEN and NOTIFY: what goes out on it arrives in that order, which several connections
 * of a pool would not promise, and it takes none of them away from the requests.
 */
export function openLine({ connection, channels, onListening, onLost, onError }: Options): Line {
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
    // Each notice is a commit, of which nothing is left after a crash: nobody has to wait until the disk has it.
    await client.query('set synchronous_commit = off')
    for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`)
    onListening()
    const on = withoutNoticesOf(client, channels)
    return Object.assign(client, { on, query: oneByOne(client), release: () => undefined })
  }

  const connect = () => {
    // Whoever still tries to get through after the end waits for nothing, instead of trying again for ever.
    if (closed) return new Promise(() => undefined)
    const dialled = dial()
    current = dialled
    return dialled
  }
  const query = async (text: string, values?: unknown[]) => (await current)?.query(text, values)

  return {
    pool: { connect, query } as Line['pool'],
    async ask(text, values) {
      const answer = await query(text, values)
      if (!answer) throw new Error('The line to the database is not open')
      return answer.rows
    },
    async close() {
      closed = true
      const client = await current?.catch(() => undefined)
      if (!client) return
      // When this one is through, so are those before it.
      await client.query('select').catch(() => undefined)
      await client.end()
    },
  }
}

/**
 * Hangs up without a word. A connection that breaks at a bad moment makes the library connect twice; with both left, it
 * would hear everything twice, and told of the end of one, it would connect again, and so on.
 */
function giveUp(client: pg.Client | undefined): void {
  client?.removeAllListeners('notification').removeAllListeners('end')
  client?.end().catch(() => undefined)
}

/** Whoever uses the connection as that of a pool takes every notice for its own, and cannot read those that others have asked for. */
function withoutNoticesOf(client: pg.Client, channels: Options['channels']): pg.Client['on'] {
  const on = client.on.bind(client) as (event: string, ear: (notice: pg.Notification) => void) => pg.Client
  const onOthers = (event: string, ear: (notice: pg.Notification) => void) =>
    on(event, event === 'notification' ? (notice) => notice.channel in channels || ear(notice) : ear)
  return onOthers as pg.Client['on']
}

/** How `@socket.io/postgres-adapter` says one thing to the other processes. */
const say = 'SELECT pg_notify($1, $2)'
const sayAll =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as said (channel, payload)'

/** What many people do is told of by one statement for all that comes in so long; nobody sees that it was later. */
const gatheringMilliseconds = 10

/**
 * A connection does one query at a time, and whoever uses it as a pool asks for several. What is said while it is busy waits
 * together, and is said by one statement: each is a commit, and all databases of a server take turns at those that notify.
 */
function oneByOne(client: pg.Client) {
  const send = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  let last: Promise<unknown> = Promise.resolve()
  let waiting: { said: unknown[][]; sent: Promise<pg.QueryResult> } | undefined
  const inTurn = (ask: () => Promise<pg.QueryResult>) => {
    const result = last.then(ask)
    last = result.catch(() => undefined)
    return result
  }
  const sayTogether = () => {
    const said: unknown[][] = [[], []]
    const sent = inTurn(async () => {
      await pause(gatheringMilliseconds)
      waiting = undefined
      return send(sayAll, said)
    })
    return { said, sent }
  }
  return (text: string, values: unknown[] = []) => {
    if (text !== say) return inTurn(() => send(text, values))
    waiting ??= sayTogether()
    for (const [at, list] of waiting.said.entries()) list.push(values[at])
    return waiting.sent
  }
}

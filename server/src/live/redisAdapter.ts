import { createClient } from '@redis/client'
import { createAdapter } from '@socket.io/redis-adapter'
import type { FastifyBaseLogger } from 'fastify'
import type { Sealer } from '../authorship/sealer.ts'

export interface RedisOptions {
  url: string
  /** Encrypts the events, which name those who are notified; what somebody else publishes is not opened. */
  sealer: Sealer
}

interface Options extends RedisOptions {
  log: FastifyBaseLogger
  /** Called when events may have been missed and arrive again: by the windows of this process, or by those of every process. */
  onGap(of: 'thisProcess' | 'everyProcess'): void
}

const connectionOptions = {
  /** The version of the protocol that every server speaks. */
  RESP: 2,
  /** A connection that died silently is closed because no answer to a ping arrives. Milliseconds. */
  pingInterval: 5_000,
  socket: {
    socketTimeout: 15_000,
    reconnectStrategy: (attempts: number) => Math.min(2 ** attempts * 50, 2_000),
  },
} as const

type Receiver = (message: Buffer, channel: string) => void

/** The channel of the server through which everything passes: the adapter's own channels would name those who are notified. */
const channelOfAll = 'bichar-events'
const separator = '\n'
/** A pattern is a channel, or begins channels and ends with '*'. */
const matches = (channel: string, pattern: string) =>
  pattern.endsWith('*') ? channel.startsWith(pattern.slice(0, -1)) : channel === pattern
const context = Buffer.from('live event')

/**
 * Carries events between processes through Redis or Valkey, which stores nothing of them. While the server is away, they reach only the
 * windows of their own process.
 */
export function openRedisAdapter({ url, sealer, log, onGap }: Options) {
  // Events are dropped rather than queued while the server is away: after the gap their receivers read everything again.
  const publisher = createClient({ ...connectionOptions, url, disableOfflineQueue: true })
  const subscriber = createClient({ ...connectionOptions, url })

  let isLost = false
  const onError = (error: unknown) => {
    if (!isLost) log.warn({ err: error }, 'Redis connection lost')
    isLost = true
  }
  publisher.on('error', onError)
  subscriber.on('error', onError)
  subscriber.on('ready', () => {
    if (!isLost) return
    isLost = false
    log.info('Redis connection restored')
    // The answer arrives after those of subscriptions.
    subscriber.ping().then(() => onGap('thisProcess'), onError)
  })
  let hasDropped = false
  publisher.on('ready', () => {
    if (subscriber.isReady) isLost = false
    if (hasDropped) onGap('everyProcess')
    hasDropped = false
  })
  // Each tries until it succeeds, or is destroyed.
  for (const client of [publisher, subscriber]) client.connect().catch(onError)

  const receivers = new Map<string, Receiver>()
  subscriber
    .subscribe(
      channelOfAll,
      (sealed: Buffer) => {
        const opened = sealer.open(sealed, context)
        // Of another installation that shares the server, or forged.
        if (!opened) return
        const end = opened.indexOf(separator)
        const channel = opened.subarray(0, end).toString()
        const message = opened.subarray(end + 1)
        for (const [pattern, receiver] of receivers) if (matches(channel, pattern)) receiver(message, channel)
      },
      true,
    )
    .catch(onError)

  /** What the adapter needs of its two clients. It does not wait for its commands: errors are handled here. */
  const client = {
    on: publisher.on.bind(publisher),
    off: publisher.off.bind(publisher),
    pSubscribe: (pattern: string, receiver: Receiver) => void receivers.set(pattern, receiver),
    subscribe(channels: string[], receiver: Receiver) {
      for (const channel of channels) receivers.set(channel, receiver)
    },
    // The end of the connection ends them all.
    pUnsubscribe() {},
    unsubscribe() {},
    publish(channel: string, message: string | Buffer) {
      const plain = Buffer.concat([Buffer.from(`${channel}${separator}`), Buffer.from(message)])
      publisher.publish(channelOfAll, sealer.seal(plain, context)).catch((error) => {
        hasDropped = true
        onError(error)
      })
    },
  }

  return {
    adapter: createAdapter(client, client),
    close() {
      publisher.destroy()
      subscriber.destroy()
    },
  }
}

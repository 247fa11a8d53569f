import { createServer, type Socket } from 'node:net'
import { freePort } from './freePort.ts'

export interface FakeRedis {
  url: string
  /** Every message that was published, by its channel. */
  published: { channel: string; message: string }[]
  /** Publishes as somebody else who can reach the server. */
  forge(channel: string, message: string): void
  /** Closes all connections, and listens again only after `start`. */
  stop(): Promise<void>
  start(): Promise<void>
}

type Reply = string | number | Buffer | Reply[]

/** Redis on loopback, as far as publishing and subscribing go, in version 2 of its protocol. It wants a password. */
export async function startRedis(): Promise<FakeRedis> {
  const port = await freePort()
  const published: FakeRedis['published'] = []
  const subscriptions = new Map<Socket, Set<string>>()

  const publish = (channel: string, message: Buffer) => {
    published.push({ channel, message: message.toString('latin1') })
    for (const [socket, channels] of subscriptions)
      if (channels.has(channel)) send(socket, ['message', channel, message])
    return subscriptions.size
  }

  const answer = (socket: Socket, [command = Buffer.alloc(0), ...args]: Buffer[]) => {
    const subscribed = subscriptions.get(socket)
    const words = args.map(String)
    const name = String(command).toUpperCase()
    if (name === 'AUTH' && words.at(-1) === 'open') {
      subscriptions.set(socket, new Set())
      send(socket, 'OK')
    } else if (!subscribed) socket.write('-NOAUTH Authentication required.\r\n')
    else if (name === 'SUBSCRIBE') {
      for (const word of words) send(socket, ['subscribe', word, subscribed.add(word).size])
    } else if (name === 'PUBLISH') send(socket, publish(words[0] ?? '', args[1] ?? Buffer.alloc(0)))
    else if (name === 'PING') send(socket, subscribed.size > 0 ? ['pong', ''] : 'PONG')
    else if (name === 'CLIENT') send(socket, 'OK')
    else socket.write(`-ERR unknown command '${name}'\r\n`)
  }

  const serve = () =>
    createServer((socket) => {
      let rest: Buffer = Buffer.alloc(0)
      socket.on('data', (bytes) => {
        rest = Buffer.concat([rest, bytes])
        for (;;) {
          const command = readCommand(rest)
          if (!command) return
          rest = command.rest
          answer(socket, command.parts)
        }
      })
      socket.on('error', () => socket.destroy())
      socket.on('close', () => void subscriptions.delete(socket))
      sockets.add(socket)
    })
  const sockets = new Set<Socket>()
  let server = serve()
  const start = () =>
    new Promise<void>((resolve) => {
      server = serve()
      server.listen(port, '127.0.0.1', resolve)
    })
  await start()
  return {
    url: `redis://:open@127.0.0.1:${port}`,
    published,
    forge: (channel, message) => void publish(channel, Buffer.from(message, 'latin1')),
    start,
    async stop() {
      const closed = new Promise((resolve) => void server.close(resolve))
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      await closed
    },
  }
}

const lineEnd = '\r\n'

/** The first command of the bytes, an array of strings with their lengths before them; undefined if it is not whole yet. */
function readCommand(bytes: Buffer): { parts: Buffer[]; rest: Buffer } | undefined {
  let at = 0
  const readLength = (): number | undefined => {
    const end = bytes.indexOf(lineEnd, at)
    if (end < 0) return undefined
    const length = Number(bytes.subarray(at + 1, end).toString())
    at = end + lineEnd.length
    return length
  }
  const many = readLength()
  if (many === undefined) return undefined
  const parts: Buffer[] = []
  while (parts.length < many) {
    const length = readLength()
    if (length === undefined || bytes.length < at + length + lineEnd.length) return undefined
    parts.push(bytes.subarray(at, at + length))
    at += length + lineEnd.length
  }
  return { parts, rest: bytes.subarray(at) }
}

const send = (socket: Socket, reply: Reply) => void socket.write(written(reply))

function written(reply: Reply): Buffer {
  if (typeof reply === 'number') return Buffer.from(`:${reply}${lineEnd}`)
  if (Array.isArray(reply))
    return Buffer.concat([
      Buffer.from(`*${reply.length}${lineEnd}`),
      ...reply.map((part) => written(typeof part === 'string' ? Buffer.from(part) : part)),
    ])
  if (typeof reply === 'string') return Buffer.from(`+${reply}${lineEnd}`)
  return Buffer.concat([Buffer.from(`$${reply.length}${lineEnd}`), reply, Buffer.from(lineEnd)])
}

import { io, type Socket } from 'socket.io-client'
import type { TestPerson } from '../server/src/test/people.ts'

export interface Windows {
  connected(): number
  /** How many windows have received a comment with this text. */
  heard(text: string): number
  close(): void
}

/** Milliseconds before a retry. It is shorter than in the app, because nobody looks at these windows. */
const againAfter = 1_000
const answerWithin = 10_000

/** Opens a socket for each of these people, as a page does. All of them watch one post and reconnect whenever the connection is lost. */
export function openWindows(urls: readonly string[], people: readonly TestPerson[], postId: string): Windows {
  const texts = new Map<Socket, Set<string>>()
  let isClosed = false
  for (const [index, person] of people.entries()) {
    const socket: Socket = io(urls[index % urls.length] ?? '', {
      transports: ['websocket'],
      forceNew: true,
      // The proxy of the test has a self-signed certificate.
      rejectUnauthorized: false,
      reconnectionDelayMax: 3_000,
      // A function, because the token may have changed when it reconnects.
      auth: (give) => give({ token: person.token }),
    })
    const heard = new Set<string>()
    texts.set(socket, heard)
    const again = (what: () => void) => setTimeout(() => !isClosed && what(), againAfter)
    // socket.io does not retry after a refusal, which happens while the database is away. The app retries then, and so does this.
    socket.on('connect_error', () => !socket.active && again(() => socket.connect()))
    const watch = async () => {
      const answer = await socket
        .timeout(answerWithin)
        .emitWithAck('watchPost', { postId })
        .catch(() => undefined)
      if (!answer?.success && socket.connected) again(watch)
    }
    socket.on('connect', () => void watch())
    socket.on('commentAdded', ({ comment }: { comment: { text: string } }) => heard.add(comment.text))
  }
  const sockets = [...texts.keys()]
  return {
    connected: () => sockets.filter((socket) => socket.connected).length,
    heard: (text) => [...texts.values()].filter((heard) => heard.has(text)).length,
    close() {
      isClosed = true
      for (const socket of sockets) socket.disconnect()
    },
  }
}

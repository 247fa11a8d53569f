import { io, type Socket } from 'socket.io-client'
import type { TestPerson } from '../server/src/test/people.ts'

export interface Windows {
  connected(): number
  /** How many have heard a comment with this text. */
  heard(text: string): number
  close(): void
}

/** Soon, in milliseconds: a window that has nobody before it does not wait as long as the app does. */
const againAfter = 1_000
const answerWithin = 10_000

/** An open page for each of these people, all of which watch one post, and come back whenever they lose their connection. */
export function openWindows(urls: readonly string[], people: readonly TestPerson[], postId: string): Windows {
  const texts = new Map<Socket, Set<string>>()
  let isClosed = false
  for (const [index, person] of people.entries()) {
    const socket: Socket = io(urls[index % urls.length] ?? '', {
      transports: ['websocket'],
      forceNew: true,
      // A proxy here has signed its certificate itself.
      rejectUnauthorized: false,
      reconnectionDelayMax: 3_000,
      // Asked anew for each connection: by then the token may be another.
      auth: (give) => give({ token: person.token }),
    })
    const heard = new Set<string>()
    texts.set(socket, heard)
    const again = (what: () => void) => setTimeout(() => !isClosed && what(), againAfter)
    // Refused while the database is away, the library stays away; the app comes back, and so does this.
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

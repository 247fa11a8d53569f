import { io, type Socket } from 'socket.io-client'
import type { TestPerson } from '../server/src/test/people.ts'

export interface Windows {
  connected(): number
  /** How many have heard a comment with this text. */
  heard(text: string): number
  close(): void
}

/** An open page for each of these people, all of which watch one post, and come back whenever they lose their connection. */
export function openWindows(urls: readonly string[], people: readonly TestPerson[], postId: string): Windows {
  const texts = new Map<Socket, Set<string>>()
  for (const [index, { token }] of people.entries()) {
    const socket: Socket = io(urls[index % urls.length] ?? '', {
      transports: ['websocket'],
      forceNew: true,
      // A proxy here has signed its certificate itself.
      rejectUnauthorized: false,
      reconnectionDelayMax: 3_000,
      auth: { token },
    })
    const heard = new Set<string>()
    texts.set(socket, heard)
    socket.on('connect', () => void socket.emit('watchPost', { postId }))
    socket.on('commentAdded', ({ comment }: { comment: { text: string } }) => heard.add(comment.text))
  }
  const sockets = [...texts.keys()]
  return {
    connected: () => sockets.filter((socket) => socket.connected).length,
    heard: (text) => [...texts.values()].filter((heard) => heard.has(text)).length,
    close() {
      for (const socket of sockets) socket.disconnect()
    },
  }
}

import {
  type ClientToServer,
  type LiveAnswer,
  livePath,
  type ServerToClient,
} from '@bichar/contract/rules/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import { backoff } from '../api/backoff.ts'
import { onOnlineOrVisible } from '../api/onOnlineOrVisible.ts'
import { refreshToken } from '../api/refresh.ts'
import { currentSession, onSession, storedToken } from '../api/session.ts'
import { setConnection } from '../api/watching.ts'
import { emitDeskReconnected } from '../moderation/panel/deskEvents.ts'
import { catchUp } from '../notifications/queries.ts'
import { type Listener, socketHandlers } from './socketHandlers.ts'

type LiveSocket = Socket<ServerToClient, ClientToServer>

const ackTimeoutMilliseconds = 10_000

/** All connected clients learn at once that they missed events; each fetches them at a random time within this many milliseconds. */
const spread = 5_000

/** Connects a signed-in person as spec sections 4 and 9 say. Returns a function that disconnects. */
export function connect(client: QueryClient, listener: Listener): () => void {
  const socket: LiveSocket = io({
    path: livePath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionAttempts: 5,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 1_000,
    forceNew: true,
    // Called for each connection, because the token may have changed by then.
    auth: (give) => give({ token: storedToken() }),
  })
  for (const [event, hear] of Object.entries(socketHandlers(client, listener))) {
    socket.on(event as keyof ServerToClient, hear as never)
  }
  const startAgain = () => {
    catchUp(client)
    setConnection(connectionOver(socket))
    emitDeskReconnected()
  }
  socket.on('connect', () => {
    socket.emit('authenticate', listener._id)
    startAgain()
  })
  socket.on('missed', () => {
    // A client that has lost the connection by then catches up with the next one.
    setTimeout(() => socket.connected && startAgain(), Math.random() * spread)
  })
  socket.on('disconnect', () => setConnection(undefined))
  const stopReturning = returnWhenPossible(socket, () => catchUp(client))
  return () => {
    stopReturning()
    socket.disconnect()
    setConnection(undefined)
  }
}

const connectionOver = (socket: LiveSocket) => ({
  async watch(postId: string): Promise<boolean> {
    const answer: LiveAnswer | undefined = await socket
      .timeout(ackTimeoutMilliseconds)
      .emitWithAck('watchPost', { postId })
      .catch(() => undefined)
    return answer?.success === true
  },
  unwatch: (postId: string) => void socket.emit('unwatchPost', { postId }, () => {}),
})

/** Backoff between one round of the library's attempts and the next, in milliseconds. */
const pauses = { first: 5_000, longest: 300_000 }

/**
 * Reconnects after the library's attempts are used up, or the server has refused: with backoff, and at once when there is another token,
 * or when the person or the network is back. An expired token is refreshed once. What was missed meanwhile is fetched instead.
 */
function returnWhenPossible(socket: LiveSocket, onGivenUp: () => void): () => void {
  let gaveUp = false
  let exchanged = false
  let rounds = 0
  let later: ReturnType<typeof setTimeout> | undefined

  const tryAgain = () => {
    if (!gaveUp || storedToken() === null) return
    gaveUp = false
    clearTimeout(later)
    socket.connect()
  }
  const giveUpForNow = () => {
    gaveUp = true
    onGivenUp()
    clearTimeout(later)
    later = setTimeout(tryAgain, backoff(rounds, pauses))
    rounds += 1
  }
  socket.on('connect', () => {
    gaveUp = false
    exchanged = false
    rounds = 0
  })
  socket.on('disconnect', (reason) => {
    // The session has ended, or belongs to somebody else by now: only another session is a reason to reconnect.
    if (reason === 'io server disconnect') gaveUp = true
  })
  socket.io.on('reconnect_failed', giveUpForNow)
  socket.on('connect_error', (error) => {
    // After a network failure the library retries by itself.
    if (socket.active) return
    const { code } = (error as { data?: { code?: string } }).data ?? {}
    if (code !== 'unauthenticated') return giveUpForNow()
    gaveUp = true
    if (exchanged) return onGivenUp()
    exchanged = true
    // A fresh token, now or once the server answers, changes the session, which reconnects.
    refreshToken().catch((error: unknown) => console.warn('The session could not be confirmed yet', error))
  })
  const unsubscribe = onSession(() => {
    const session = currentSession()
    if (session.status === 'signedIn' && session.isConfirmed) tryAgain()
  })
  const stopListening = onOnlineOrVisible(tryAgain)
  return () => {
    clearTimeout(later)
    unsubscribe()
    stopListening()
  }
}

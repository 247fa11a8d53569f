import {
  type ClientToServer,
  type LiveAnswer,
  livePath,
  type ServerToClient,
} from '@bichar/contract/rules/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import { backoff } from '../api/backoff.ts'
import { onReturn } from '../api/onReturn.ts'
import { refreshToken } from '../api/refresh.ts'
import { currentSession, onSession, storedToken } from '../api/session.ts'
import { setConnection } from '../api/watching.ts'
import { catchUp } from '../notifications/queries.ts'
import { tellDeskMissed } from '../panel/deskNews.ts'
import { type Listener, socketHandlers } from './socketHandlers.ts'

type LiveSocket = Socket<ServerToClient, ClientToServer>

const answerMilliseconds = 10_000

/** All who were connected are told at once that something was missed; they ask within this time, in milliseconds. */
const spread = 5_000

/** Connects a signed-in person as spec sections 4 and 9 say. Returns how to disconnect. */
export function connect(client: QueryClient, listener: Listener): () => void {
  const socket: LiveSocket = io({
    path: livePath,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionAttempts: 5,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 1_000,
    forceNew: true,
    // Asked anew for each connection: by then the token may be another.
    auth: (give) => give({ token: storedToken() }),
  })
  for (const [event, hear] of Object.entries(socketHandlers(client, listener))) {
    socket.on(event as keyof ServerToClient, hear as never)
  }
  const startAgain = () => {
    catchUp(client)
    setConnection(connectionOver(socket))
    tellDeskMissed()
  }
  socket.on('connect', () => {
    socket.emit('authenticate', listener._id)
    startAgain()
  })
  socket.on('missed', () => {
    // Whoever has lost the connection by then starts again with the next one.
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
      .timeout(answerMilliseconds)
      .emitWithAck('watchPost', { postId })
      .catch(() => undefined)
    return answer?.success === true
  },
  unwatch: (postId: string) => void socket.emit('unwatchPost', { postId }, () => {}),
})

/** Between one round of the library's attempts and the next, in milliseconds. */
const pauses = { first: 5_000, longest: 300_000 }

/**
 * After the attempts of the library are used up, or the server refused, it is tried again after pauses that grow, and at
 * once for whoever gets another token, or comes back to the page or to the network. A token that has run out is
 * exchanged once. What is not heard meanwhile is read instead.
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
    // The session has ended, or belongs to somebody else by now: only another one is a reason to come back.
    if (reason === 'io server disconnect') gaveUp = true
  })
  socket.io.on('reconnect_failed', giveUpForNow)
  socket.on('connect_error', (error) => {
    // Where the network failed the library goes on by itself.
    if (socket.active) return
    const { code } = (error as { data?: { code?: string } }).data ?? {}
    if (code !== 'unauthenticated') return giveUpForNow()
    gaveUp = true
    if (exchanged) return onGivenUp()
    exchanged = true
    // A fresh token, now or once the server answers, is a change of the session.
    refreshToken().catch((error: unknown) => console.warn('The session could not be confirmed yet', error))
  })
  const unsubscribe = onSession(() => {
    const session = currentSession()
    if (session.status === 'signedIn' && session.isConfirmed) tryAgain()
  })
  const stopListening = onReturn(tryAgain)
  return () => {
    clearTimeout(later)
    unsubscribe()
    stopListening()
  }
}

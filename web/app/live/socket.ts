import { type ClientToServer, type LiveAnswer, livePath, type ServerToClient } from '@bichar/contract/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { io, type Socket } from 'socket.io-client'
import { refreshToken, storedToken } from '../api/session.ts'
import { catchUp } from '../notifications/queries.ts'
import { hearing, type Listener } from './hearing.ts'
import { goOnLine } from './watching.ts'

type LiveSocket = Socket<ServerToClient, ClientToServer>

const answerMilliseconds = 10_000

/** Connects a signed-in person as spec sections 4 and 9 say. Answers how to disconnect. */
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
  for (const [event, hear] of Object.entries(hearing(client, listener))) {
    socket.on(event as keyof ServerToClient, hear as never)
  }
  socket.on('connect', () => {
    socket.emit('authenticate', listener._id)
    catchUp(client)
    goOnLine(lineOver(socket))
  })
  socket.on('disconnect', () => goOnLine(undefined))
  const stopReturning = returnWhenPossible(socket, () => catchUp(client))
  return () => {
    stopReturning()
    socket.disconnect()
    goOnLine(undefined)
  }
}

const lineOver = (socket: LiveSocket) => ({
  async watch(postId: string): Promise<boolean> {
    const answer: LiveAnswer | undefined = await socket
      .timeout(answerMilliseconds)
      .emitWithAck('watchPost', { postId })
      .catch(() => undefined)
    return answer?.success === true
  },
  unwatch: (postId: string) => void socket.emit('unwatchPost', { postId }, () => {}),
})

/**
 * After the attempts of the library are used up, or the server refused: a token that has run out is exchanged once,
 * and whoever comes back to the page or to the network tries again. What is not heard then is read instead.
 */
function returnWhenPossible(socket: LiveSocket, onGivenUp: () => void): () => void {
  let gaveUp = false
  let exchanged = false

  socket.on('connect', () => {
    gaveUp = false
    exchanged = false
  })
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') gaveUp = true
  })
  socket.io.on('reconnect_failed', () => {
    gaveUp = true
    onGivenUp()
  })
  socket.on('connect_error', (error) => {
    // Where the network failed the library goes on by itself.
    if (socket.active) return
    gaveUp = true
    const { code } = (error as { data?: { code?: string } }).data ?? {}
    if (code !== 'unauthenticated' || exchanged) return onGivenUp()
    exchanged = true
    refreshToken().then(
      (fresh) => fresh && tryAgain(),
      () => {},
    )
  })
  const tryAgain = () => {
    if (!gaveUp || storedToken() === null) return
    gaveUp = false
    socket.connect()
  }
  const comeBack = () => {
    if (document.visibilityState === 'visible') tryAgain()
  }
  window.addEventListener('online', tryAgain)
  document.addEventListener('visibilitychange', comeBack)
  return () => {
    window.removeEventListener('online', tryAgain)
    document.removeEventListener('visibilitychange', comeBack)
  }
}

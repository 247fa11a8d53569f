import type { ClientToServer, LiveAnswer, ServerToClient } from '@bichar/contract/live.ts'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import type { TestApp } from './app.ts'

type Heard = {
  [Name in keyof ServerToClient]: [Name, Parameters<ServerToClient[Name]>[0]]
}[keyof ServerToClient]

export interface LivePerson {
  socket: Socket<ServerToClient, ClientToServer>
  /** Every event it has got, in order. */
  heard: Heard[]
  watch(postId: string): Promise<LiveAnswer>
  unwatch(postId: string): Promise<LiveAnswer>
}

interface Wishes {
  headers?: Record<string, string>
  transports?: ('websocket' | 'polling')[]
}

/** A browser window that tries to connect; gone when the test is over. */
export function openSocket(
  { url }: Pick<TestApp, 'url'>,
  as: { token: unknown } | undefined,
  { headers = {}, transports = ['websocket'] }: Wishes = {},
): LivePerson['socket'] {
  const socket: LivePerson['socket'] = io(url, {
    transports,
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
    ...(as && { auth: { token: as.token } }),
  })
  onTestFinished(() => void socket.disconnect())
  return socket
}

/** Somebody with the app open; rejects with the reason when they are not let in. */
export async function connect(
  app: Pick<TestApp, 'url'>,
  as: { token: string },
  wishes?: Wishes,
): Promise<LivePerson> {
  const socket = openSocket(app, as, wishes)
  const heard: Heard[] = []
  socket.onAny((name, payload) => heard.push([name, payload] as never))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    heard,
    watch: (postId) => socket.emitWithAck('watchPost', { postId }),
    unwatch: (postId) => socket.emitWithAck('unwatchPost', { postId }),
  }
}

import type {
  ClientToServer,
  DeskEvents,
  LiveAnswer,
  NotificationEvents,
  PostEvents,
  ServerToClient,
} from '@bichar/contract/rules/live.ts'
import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import type { TestApp } from './app.ts'

type Heard<Events extends object> = {
  [Name in keyof Events]: [Name, Events[Name] extends (payload: infer Payload) => void ? Payload : never]
}[keyof Events]

export interface LivePerson {
  socket: Socket<ServerToClient, ClientToServer>
  /** Every event about a post that it has got, in order. */
  heard: Heard<PostEvents>[]
  /** Every event about the desk that it has got, in order. */
  desk: Parameters<DeskEvents['deskChanged']>[0][]
  /** Every event about notifications that it has got, in order. */
  told: Heard<NotificationEvents>[]
  watch(postId: string): Promise<LiveAnswer>
  unwatch(postId: string): Promise<LiveAnswer>
}

interface LiveOptions {
  headers?: Record<string, string>
  transports?: ('websocket' | 'polling')[]
}

/** A browser window that tries to connect; it is disconnected at the end of the test. */
export function openSocket(
  { url }: Pick<TestApp, 'url'>,
  as: { token: unknown } | undefined,
  { headers = {}, transports = ['websocket'] }: LiveOptions = {},
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

/** Connects a person's browser window, which receives no events from before. Rejects with the reason if the connection is refused. */
export async function connect(
  app: Pick<TestApp, 'url'> & Partial<Pick<TestApp, 'deps'>>,
  as: { token: string },
  wishes?: LiveOptions,
): Promise<LivePerson> {
  // A call may be answered before this process has emitted its events, since they first pass through the database line. A query on
  // that line waits for them.
  await app.deps?.live.ask('select')
  const socket = openSocket(app, as, wishes)
  const heard: LivePerson['heard'] = []
  const told: LivePerson['told'] = []
  const desk: LivePerson['desk'] = []
  socket.on('deskChanged', (event) => void desk.push(event))
  socket.onAny((name: string, payload) => {
    if (name === 'deskChanged' || name === 'missed') return
    const list: unknown[] = /notification/i.test(name) ? told : heard
    list.push([name, payload])
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    heard,
    told,
    desk,
    watch: (postId) => socket.emitWithAck('watchPost', { postId }),
    unwatch: (postId) => socket.emitWithAck('unwatchPost', { postId }),
  }
}

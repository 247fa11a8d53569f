import type { Config } from '../config.ts'
import { publicAgent } from './publicAddress.ts'
import type { Delivery } from './pushAnswer.ts'
import { openFirebase } from './pushFirebase.ts'
import { openWebPush } from './pushWeb.ts'

export interface PushMessage {
  /** Of the notification. A message that arrives twice replaces itself on the screen by this. */
  id: string
  kind: string
  title: string
  body: string
  /** A path of the app, or an address elsewhere. */
  link: string
  unreadCount: number
}

/** One browser or app that takes messages. */
interface PushTarget {
  /** What stays the same when it is registered again. */
  address: string
  /** What `send` needs of it. Whoever reads this can bother its owner: it is never logged. */
  token: string
}

/** Brings messages to browsers or apps. It fails by its answer, never by throwing. */
export interface PushService {
  /** What a token stands for; nothing when this service does not take it. */
  recognise(token: string): PushTarget | undefined
  send(token: string, message: PushMessage): Promise<Delivery>
}

export interface Push extends PushService {
  /** The VAPID key by which a browser subscribes; nothing when Web Push is switched off. */
  readonly publicKey: string | undefined
}

type Settings = Pick<Config, 'WEB_PUSH' | 'PUSH_SERVICES' | 'PUSH_CONTACT' | 'PUBLIC_URL'> &
  Parameters<typeof openFirebase>[0]

/** Web Push unless it is switched off, and Firebase besides it where the settings name a project. */
export function openPush(config: Settings, serverKey: Buffer, agent = publicAgent()): Push {
  const web = config.WEB_PUSH ? openWebPush(config, serverKey, agent) : undefined
  const firebase = openFirebase(config)
  const services = [web, firebase].filter((service) => service !== undefined)
  const serviceOf = (token: string) => services.find((service) => service.recognise(token))
  return {
    publicKey: web?.publicKey,
    recognise: (token) => serviceOf(token)?.recognise(token),
    // What no service takes any more, because the settings have changed, is as good as gone.
    send: async (token, message) => (await serviceOf(token)?.send(token, message)) ?? { outcome: 'gone' },
  }
}

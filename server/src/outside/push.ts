import type { Config } from '../config.ts'
import { publicAgent } from './publicAddress.ts'
import type { Delivery } from './pushAnswer.ts'
import { openFirebase } from './pushFirebase.ts'
import { openWebPush } from './pushWeb.ts'

export interface PushMessage {
  /** Id of the notification; a device replaces an earlier message with the same id. */
  id: string
  kind: string
  title: string
  body: string
  /** A path of the app or an external URL. */
  link: string
  unreadCount: number
}

/** A browser or app that receives messages. */
interface PushTarget {
  /** Identifies the target; it is the same when the target registers again. */
  address: string
  /** What `send` needs. Anybody who has it can send messages to its owner, so it is never logged. */
  token: string
}

/** Sends messages to browsers or apps. Failures are reported in the result, never thrown. */
export interface PushService {
  /** Parses a token; returns undefined if this service does not support it. */
  recognise(token: string): PushTarget | undefined
  send(token: string, message: PushMessage): Promise<Delivery>
}

export interface Push extends PushService {
  /** The VAPID key with which a browser subscribes; undefined if Web Push is disabled. */
  readonly publicKey: string | undefined
}

type Settings = Pick<Config, 'WEB_PUSH' | 'PUSH_SERVICES' | 'PUSH_CONTACT' | 'PUBLIC_URL'> &
  Parameters<typeof openFirebase>[0]

/** Opens Web Push unless it is disabled, and Firebase as well if the settings name a project. */
export function openPush(config: Settings, serverKey: Buffer, agent = publicAgent()): Push {
  const web = config.WEB_PUSH ? openWebPush(config, serverKey, agent) : undefined
  const firebase = openFirebase(config)
  const services = [web, firebase].filter((service) => service !== undefined)
  const serviceOf = (token: string) => services.find((service) => service.recognise(token))
  return {
    publicKey: web?.publicKey,
    recognise: (token) => serviceOf(token)?.recognise(token),
    // A token that no service supports any more, because the settings have changed, counts as gone.
    send: async (token, message) => (await serviceOf(token)?.send(token, message)) ?? { outcome: 'gone' },
  }
}

import type { Config } from '../core/config.ts'
import { publicAgent } from './publicAddress.ts'
import { openFirebase } from './pushFirebase.ts'
import type { PushService } from './pushTypes.ts'
import { openWebPush } from './pushWeb.ts'

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

import { type Agent, request } from 'node:https'
import webPush from 'web-push'
import type { Config } from '../core/config.ts'
import { type Delivery, notReached, readAnswer } from './pushAnswer.ts'
import { pushEndpoint, type Subscription, subscription } from './pushEndpoint.ts'
import { vapidKeys } from './pushKeys.ts'
import type { PushMessage, PushService } from './pushTypes.ts'

type Settings = Pick<Config, 'PUSH_SERVICES' | 'PUSH_CONTACT' | 'PUBLIC_URL'>

/** A service that accepts the connection and never responds must not block the messages behind it. */
const maxMilliseconds = 10_000
/** How long a service keeps a message for a device that is offline. */
const keptSeconds = 24 * 60 * 60

/** Sends to browsers through the push services of their vendors (RFC 8030, 8291, 8292). */
export function openWebPush(
  config: Settings,
  serverKey: Buffer,
  agent: Agent,
): PushService & { publicKey: string } {
  const keys = vapidKeys(serverKey)
  const vapidDetails = { ...keys, subject: contactOf(config) }

  const recognise = (token: string) => {
    const { endpoint, keys } = readSubscription(token) ?? {}
    const address = endpoint && pushEndpoint(endpoint, config.PUSH_SERVICES)
    return address ? { address, token: JSON.stringify({ endpoint: address, keys }) } : undefined
  }

  return {
    publicKey: keys.publicKey,
    recognise,
    send(token, message) {
      const target = recognise(token)
      if (!target) return Promise.resolve({ outcome: 'gone' })
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        JSON.parse(target.token),
        JSON.stringify(message),
        { vapidDetails, TTL: keptSeconds, urgency: 'high', topic: topicOf(message) },
      )
      return post(new URL(endpoint), headers, body, agent)
    },
  }
}

/** If a message is sent again while the first one still waits for the device, the service keeps only one. At most 32 characters. */
const topicOf = ({ id }: PushMessage) => id.replaceAll('-', '').slice(-32)

/** The contact for push services in case this server misbehaves. */
const contactOf = ({ PUSH_CONTACT, PUBLIC_URL }: Settings) =>
  PUSH_CONTACT ?? (PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : 'mailto:operator@bichar.example')

function readSubscription(token: string): Subscription | undefined {
  try {
    return subscription.safeParse(JSON.parse(token)).data
  } catch {
    return undefined
  }
}

/** Uses `request` because `fetch` accepts no agent. Redirects are not followed. */
const post = (url: URL, headers: NodeJS.Dict<number | string>, body: Buffer, agent: Agent) =>
  new Promise<Delivery>((resolve) => {
    const signal = AbortSignal.timeout(maxMilliseconds)
    request(url, { method: 'POST', headers, agent, signal }, (response) => {
      response.resume().on('error', () => undefined)
      resolve(readAnswer(url.hostname, response.statusCode ?? 0, response.headers['retry-after']))
    })
      .on('error', (error) => resolve(notReached(url.hostname, error)))
      .end(body)
  })

import { createPrivateKey, type KeyObject } from 'node:crypto'
import { type Config, ConfigError } from '../core/config.ts'
import { notReached, readAnswer } from './pushAnswer.ts'
import { firebaseAccess } from './pushFirebaseAccess.ts'
import type { PushMessage, PushService } from './pushTypes.ts'

type Settings = Pick<
  Config,
  | 'FIREBASE_PROJECT_ID'
  | 'FIREBASE_CLIENT_EMAIL'
  | 'FIREBASE_PRIVATE_KEY'
  | 'FIREBASE_API_URL'
  | 'FIREBASE_TOKEN_URL'
>

const maxMilliseconds = 10_000

/** Sends to apps that have a Firebase Cloud Messaging token, with the HTTP v1 API; returns undefined if no project is configured. */
export function openFirebase(config: Settings): PushService | undefined {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_CLIENT_EMAIL: account, FIREBASE_PRIVATE_KEY: pem } = config
  if (!project && !account && !pem) return undefined
  if (!project || !account || !pem) {
    throw new ConfigError(
      'Invalid setting: Firebase needs FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY',
    )
  }
  const access = firebaseAccess({ account, key: readKey(pem), tokenUrl: config.FIREBASE_TOKEN_URL })
  const url = new URL(`/v1/projects/${encodeURIComponent(project)}/messages:send`, config.FIREBASE_API_URL)

  return {
    recognise: (token) =>
      /^[\w:-]{20,4096}$/.test(token) ? { address: `firebase:${token}`, token } : undefined,

    async send(token, message) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${await access.token()}` },
          body: JSON.stringify({ message: { token, ...inFirebaseWords(message) } }),
          redirect: 'error',
          signal: AbortSignal.timeout(maxMilliseconds),
        })
        await response.body?.cancel()
        if (response.status === 401) {
          access.renew()
          throw new Error('the access token has expired')
        }
        return readAnswer('Firebase', response.status, response.headers.get('retry-after'))
      } catch (error) {
        return notReached('Firebase', error)
      }
    },
  }
}

/**
 * Unlike Web Push, this is not encrypted for the device: the kind and the link would tell Google who wrote an anonymous post. All
 * values in `data` are strings, and a repeated message replaces the earlier one.
 */
const inFirebaseWords = ({ id, title, body, unreadCount }: PushMessage) => ({
  notification: { title, body },
  data: { id, title, body, link: '/notification', unreadCount: String(unreadCount) },
  android: { priority: 'high', ttl: '86400s', notification: { tag: id } },
  apns: { headers: { 'apns-collapse-id': id } },
})

/** In the settings, line breaks of the key are written as `\n`. */
function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem.replaceAll('\\n', '\n'))
  } catch {
    throw new ConfigError('Invalid setting: FIREBASE_PRIVATE_KEY is not a private key in PEM')
  }
}

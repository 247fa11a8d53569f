import { call } from '../api/call.ts'
import { hasWorker } from '../api/worker.ts'
import type { Language } from '../i18n/messages.ts'
import type { PushSaid } from './workerMessages.ts'

const askKey = 'askAboutNotifications'
const sentKey = 'pushTokenSent'
/** How long the server is trusted to know the token (spec section 9). */
const renewalMilliseconds = 7 * 24 * 60 * 60 * 1000

export const canPush = (): boolean => hasWorker() && 'PushManager' in window && 'Notification' in window

/**
 * Has the next page ask, as after every login (spec section 4), and tell the server of this browser again: with the
 * session before, which may have ended elsewhere, it has forgotten it.
 */
export function askAboutNotifications() {
  sessionStorage.setItem(askKey, '1')
  localStorage.removeItem(sentKey)
}

/** Asks whether notifications may be shown, once after a login and only who has not answered before. */
export async function askIfDue(): Promise<void> {
  const isDue = sessionStorage.getItem(askKey) !== null
  sessionStorage.removeItem(askKey)
  if (isDue && canPush() && Notification.permission === 'default') await Notification.requestPermission()
}

interface Sent {
  person: string
  endpoint: string
  language: Language
  at: number
}

const lastSent = (): Partial<Sent> => JSON.parse(localStorage.getItem(sentKey) ?? '{}')

/** Brings notifications to this browser where the person allows it, and says so to the server as often as needed. */
export async function subscribe(person: string, language: Language): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return
  const { publicKey } = await call('GET /notifications/push-key', {})
  if (!publicKey) return
  const registration = await navigator.serviceWorker.ready
  const subscription = await subscriptionWith(registration, publicKey)
  const { endpoint } = subscription
  const sent = lastSent()
  const isKnown = sent.person === person && sent.endpoint === endpoint && sent.language === language
  if (isKnown && Date.now() - (sent.at ?? 0) < renewalMilliseconds) return
  await call('POST /notifications/token', { body: { token: JSON.stringify(subscription), language } })
  localStorage.setItem(sentKey, JSON.stringify({ person, endpoint, language, at: Date.now() } satisfies Sent))
}

/** Another server key than the one a browser subscribed with would not be heard any more. */
async function subscriptionWith(
  registration: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const present = await registration.pushManager.getSubscription()
  const wanted = bytesOf(publicKey)
  if (present) {
    const key = new Uint8Array(present.options.applicationServerKey ?? [])
    if (key.length === wanted.length && key.every((byte, index) => byte === wanted[index])) return present
    await present.unsubscribe()
  }
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** After a logout nothing more comes to this browser, and nothing that came stays; the server has forgotten it with the session. */
export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(sentKey)
  if (!canPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}

/** Hears what the service worker says to this window. Returns how to stop. */
export function hearPush(hear: (said: PushSaid) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const listen = ({ data }: MessageEvent<PushSaid>) => hear(data)
  navigator.serviceWorker.addEventListener('message', listen)
  return () => navigator.serviceWorker.removeEventListener('message', listen)
}

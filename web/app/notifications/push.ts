import { call } from '../api/call.ts'
import { hasWorker } from '../api/worker.ts'
import type { Language } from '../i18n/messages.ts'
import type { PushWindowMessage } from './workerMessages.ts'

const askKey = 'askAboutNotifications'
const sentKey = 'pushTokenSent'
/** How long the server is assumed to keep the token (spec section 9). */
const renewalMilliseconds = 7 * 24 * 60 * 60 * 1000

export const canPush = (): boolean => hasWorker() && 'PushManager' in window && 'Notification' in window

/**
 * Makes the next page ask for permission, as after every login (spec section 4), and register this browser again: the server deleted
 * its token with the previous session, which may have been ended elsewhere.
 */
export function askAboutNotifications() {
  sessionStorage.setItem(askKey, '1')
  localStorage.removeItem(sentKey)
}

/**
 * Asks for the permission to show notifications, once after a login, and only people who have not decided yet. Firefox and Safari put the
 * question only within seconds after a press; where those have passed, it waits for the next press, on this page or a later one. It is
 * not put any more once `signal` is aborted.
 */
export async function askIfDue(signal: AbortSignal): Promise<void> {
  if (sessionStorage.getItem(askKey) === null) return
  if (canPush() && Notification.permission === 'default') {
    await untilPressed(signal)
    await Notification.requestPermission()
  }
  sessionStorage.removeItem(askKey)
}

/** Resolves while the browser takes what the page does for a consequence of a press; never, if the signal is aborted before. */
const untilPressed = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    // Safari before 16.4 and Firefox before 120 do not tell.
    if (navigator.userActivation?.isActive !== false) resolve()
    else addEventListener('click', () => resolve(), { once: true, capture: true, signal })
  })

interface Sent {
  person: string
  endpoint: string
  language: Language
  at: number
}

const lastSent = (): Partial<Sent> => JSON.parse(localStorage.getItem(sentKey) ?? '{}')

/** Subscribes this browser to push messages if the person allows it, and registers it with the server as often as needed. */
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

/** A subscription made with another server key would no longer receive messages, so it is replaced. */
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

/** After a logout, stops push messages to this browser and closes those on display. The server deletes the token with the session. */
export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(sentKey)
  if (!canPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}

/** Listens to messages of the service worker to this window. Returns the function that stops listening. */
export function onPushMessage(hear: (message: PushWindowMessage) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const listen = ({ data }: MessageEvent<PushWindowMessage>) => hear(data)
  navigator.serviceWorker.addEventListener('message', listen)
  return () => navigator.serviceWorker.removeEventListener('message', listen)
}

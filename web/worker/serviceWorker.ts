import type { Pushed, PushWindowMessage } from '../app/notifications/workerMessages.ts'
import type { ReadingMessage } from '../app/postScreens/offlineCopy/workerMessages.ts'
import type { ExitMessage } from '../app/quickExit/workerMessages.ts'
import type { ReportPageMessage } from '../app/reportForm/drafts/workerMessages.ts'
import { cacheAsset, cacheOfflinePage, handleFetch } from './offline.ts'
import { handleReadingMessage } from './offlineCache/messages.ts'
import { deleteEverything, throwIfLeft } from './openCache.ts'
import { cacheReportPage, deleteReportPage } from './reportPage.ts'
import { resubscribe } from './resubscribe.ts'
import { windows } from './windows.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const answered = handleFetch(event.request, (work) => event.waitUntil(work))
  if (answered) event.respondWith(answered)
})

self.addEventListener('message', (event) => {
  const message: ReportPageMessage | ExitMessage | ReadingMessage = event.data
  if (message.type === 'forgetAll') {
    event.waitUntil(deleteEverything())
    return event.ports[0]?.postMessage('stopped')
  }
  if (message.type === 'keepReportPage') return event.waitUntil(cacheReportPage(message.language))
  if (message.type === 'forgetReportPage') return event.waitUntil(deleteReportPage())
  event.waitUntil(
    handleReadingMessage(message, (address) => cacheAsset(address, (work) => event.waitUntil(work))),
  )
})

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})

self.addEventListener('pushsubscriptionchange', (event) => {
  ;(event as ExtendableEvent).waitUntil(resubscribe())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.link))
})

async function install(): Promise<void> {
  await throwIfLeft()
  await cacheOfflinePage()
  await throwIfLeft()
  await self.skipWaiting()
}

async function show({ id, title, body, link, unreadCount }: Pushed): Promise<void> {
  for (const window of await windows()) tell(window, { type: 'pushed', unreadCount })
  await self.registration.showNotification(title, {
    body,
    // A notification that is pushed again replaces the first.
    tag: id,
    icon: '/icon-192.png',
    // Android uses only the alpha channel of this image.
    badge: '/badge.png',
    data: { link },
  })
}

/** Opens a link in an open window of the app, if there is one; addresses outside of the app get a window of their own. */
async function open(link: string): Promise<void> {
  const [window] = link.startsWith('/') ? await windows() : []
  if (!window) return void (await self.clients.openWindow(link))
  const focused = await window.focus()
  tell(focused, { type: 'open', link })
}

const tell = (window: WindowClient, message: PushWindowMessage) => window.postMessage(message)

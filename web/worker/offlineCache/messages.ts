import type { ReadingMessage } from '../../app/postScreens/offlineCopy/workerMessages.ts'
import { hasExited } from '../openCache.ts'
import { fetchPage } from './pages.ts'
import { cachePicture, isPictureAddress } from './pictures.ts'
import {
  addressOf,
  currentReading,
  deleteReadCache,
  findCached,
  isCurrentReading,
  openForViewer,
  putCached,
  type ReadingPromise,
  recordUse,
} from './store.ts'

declare const self: ServiceWorkerGlobalScope

/** Does what a page asks for about what is kept of its reading. */
export async function handleReadingMessage(
  message: ReadingMessage,
  keepAsset: (address: string) => Promise<unknown>,
): Promise<void> {
  if (message.type === 'forgetRead') return deleteReadCache()
  if (message.type === 'usedRead') return recordUse(message.address)
  if (message.type === 'keepPage') return fetchPage(message.path, currentReading())
  if (message.type === 'readsAs') return switchViewer(message.viewer, message.seen, keepAsset)
  const body = new Blob([JSON.stringify(message.read)])
  const headers = { 'content-type': 'application/json' }
  return putCached(message.address, body, headers, ({ viewer }) => viewer === message.viewer)
}

async function switchViewer(
  viewer: string,
  seen: readonly string[],
  keepAsset: (address: string) => Promise<unknown>,
): Promise<void> {
  const begun = openForViewer(viewer)
  const reading = await begun
  for (const address of seen) {
    if (hasExited() || !isCurrentReading(reading)) return
    await cacheSeen(address, begun, keepAsset).catch((error: unknown) =>
      console.warn('What was seen could not be kept', error),
    )
  }
}

/** Keeps a file that a page has shown already: the browser mostly has it in its HTTP cache and hardly uses the network. */
async function cacheSeen(
  address: string,
  reading: ReadingPromise,
  keepAsset: (address: string) => Promise<unknown>,
): Promise<void> {
  const { pathname, origin } = new URL(address, self.location.origin)
  if (origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) return void (await keepAsset(address))
  if (!isPictureAddress(address)) return fetchPage(address, reading)
  if (!(await findCached(addressOf(new URL(address)))))
    await cachePicture(addressOf(new URL(address)), await fetch(address), reading)
}

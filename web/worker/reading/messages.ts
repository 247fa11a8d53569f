import type { ReadingMessage } from '../../app/reading/kept/workerMessages.ts'
import { isLeftForGood } from '../openCache.ts'
import { fetchPage } from './pages.ts'
import { isPictureAddress, keepPicture } from './pictures.ts'
import {
  addressOf,
  forget,
  found,
  isStillKept,
  keep,
  keepFor,
  noteUsed,
  type ReadingThen,
  readingNow,
} from './store.ts'

declare const self: ServiceWorkerGlobalScope

/** Does what a page asks for about what is kept of its reading. */
export async function handleReadingMessage(
  message: ReadingMessage,
  keepAsset: (address: string) => Promise<unknown>,
): Promise<void> {
  if (message.type === 'forgetRead') return forget()
  if (message.type === 'usedRead') return noteUsed(message.address)
  if (message.type === 'keepPage') return fetchPage(message.path, readingNow())
  if (message.type === 'readsAs') return readAs(message.viewer, message.seen, keepAsset)
  const body = new Blob([JSON.stringify(message.read)])
  const headers = { 'content-type': 'application/json' }
  return keep(message.address, body, headers, ({ viewer }) => viewer === message.viewer)
}

async function readAs(
  viewer: string,
  seen: readonly string[],
  keepAsset: (address: string) => Promise<unknown>,
): Promise<void> {
  const begun = keepFor(viewer)
  const reading = await begun
  for (const address of seen) {
    if (isLeftForGood() || !isStillKept(reading)) return
    await keepSeen(address, begun, keepAsset).catch((error: unknown) =>
      console.warn('What was seen could not be kept', error),
    )
  }
}

/** Keeps a file that a page has shown already: the browser mostly has it in its HTTP cache and hardly uses the network. */
async function keepSeen(
  address: string,
  reading: ReadingThen,
  keepAsset: (address: string) => Promise<unknown>,
): Promise<void> {
  const { pathname, origin } = new URL(address, self.location.origin)
  if (origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) return void (await keepAsset(address))
  if (!isPictureAddress(address)) return fetchPage(address, reading)
  if (!(await found(addressOf(new URL(address)))))
    await keepPicture(addressOf(new URL(address)), await fetch(address), reading)
}

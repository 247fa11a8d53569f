import { addressOf, currentReading, findCached, putCached, type ReadingPromise, recordUse } from './store.ts'

export const isPicture = ({ destination, url }: Pick<Request, 'destination' | 'url'>): boolean =>
  destination === 'image' && isPictureAddress(url)

export const isPictureAddress = (address: string): boolean =>
  /^\/(media\/(?!private\/)|default-avatar\.png)/.test(new URL(address).pathname)

export async function fetchPicture(
  request: Request,
  afterwards: (work: Promise<unknown>) => void,
): Promise<Response> {
  const address = addressOf(new URL(request.url))
  const reading = currentReading()
  try {
    const response = await fetch(request)
    if (response.status === 200 && response.type === 'basic')
      afterwards(cachePicture(address, response.clone(), reading))
    return response
  } catch (error) {
    const kept = await findCached(address)
    if (!kept) throw error
    afterwards(recordUse(address))
    return kept
  }
}

export async function cachePicture(
  address: string,
  response: Response,
  readingThen: ReadingPromise,
): Promise<void> {
  const reading = await readingThen
  if (!reading) return
  if (await findCached(address)) return recordUse(address)
  await putCached(address, await response.blob(), response.headers, (now) => now === reading)
}

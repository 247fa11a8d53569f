import { addressOf, found, keep, noteUsed, type ReadingThen, readingNow } from './store.ts'

export const isPicture = ({ destination, url }: Pick<Request, 'destination' | 'url'>): boolean =>
  destination === 'image' && isPictureAddress(url)

export const isPictureAddress = (address: string): boolean =>
  /^\/(media\/(?!private\/)|default-avatar\.png)/.test(new URL(address).pathname)

export async function picture(
  request: Request,
  afterwards: (work: Promise<unknown>) => void,
): Promise<Response> {
  const address = addressOf(new URL(request.url))
  const reading = readingNow()
  try {
    const response = await fetch(request)
    if (response.status === 200 && response.type === 'basic')
      afterwards(keepPicture(address, response.clone(), reading))
    return response
  } catch (error) {
    const kept = await found(address)
    if (!kept) throw error
    afterwards(noteUsed(address))
    return kept
  }
}

export async function keepPicture(
  address: string,
  response: Response,
  readingThen: ReadingThen,
): Promise<void> {
  const reading = await readingThen
  if (!reading) return
  if (await found(address)) return noteUsed(address)
  await keep(address, await response.blob(), response.headers, (now) => now === reading)
}

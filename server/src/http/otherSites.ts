import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../core/config.ts'
import { ApiError } from '../core/refusal.ts'
import { setInPlaceOfPage, staticPage } from './staticPage.ts'

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what a page of another site has a visitor's browser send (CSRF): forms can be sent without the visitor noticing, and what they
 * file or try would be counted against the visitor's address. Runs before anything is counted or read.
 */
export function refuseOtherSites(
  app: FastifyInstance,
  { APP_NAME, PUBLIC_URL }: Pick<Config, 'APP_NAME' | 'PUBLIC_URL'>,
): void {
  const page = staticPage(APP_NAME, {
    bn: ['এটি নেওয়া হয়নি', 'ফর্মটি অন্য একটি সাইট থেকে এসেছে। এখানে পাতাটি খুলে আবার পাঠান।'],
    en: ['This was not accepted', 'The form came from another site. Open the page here and send it again.'],
    more: '<a class="plain" href="/">মূল পাতা · Home</a>',
  })
  app.addHook('onRequest', async (request, reply) => {
    if (reading.includes(request.method) || !isFromOtherSite(request, PUBLIC_URL)) return
    if (request.url.startsWith('/api/')) throw new ApiError('other_site')
    return setInPlaceOfPage(reply, 403).send(page)
  })
}

/**
 * Browsers without sec-fetch-site send an origin. It is 'null' for a form of a page without a referrer, which the pages of this site are,
 * so in those browsers another site that hides its own origin cannot be told apart.
 */
function isFromOtherSite(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | undefined,
): boolean {
  const site = headers['sec-fetch-site']
  // 'none' is what people do themselves, such as reloading the response to a form.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  return origin !== undefined && origin !== 'null' && !isOwnOrigin(origin, host, publicUrl)
}

/** Whether an origin is that of this site, by the host of the request or by the address that people see. */
export function isOwnOrigin(
  origin: string,
  host: string | undefined,
  publicUrl: string | undefined,
): boolean {
  if (!URL.canParse(origin)) return false
  const { host: from, origin: clean } = new URL(origin)
  return from === host || (publicUrl !== undefined && clean === new URL(publicUrl).origin)
}

import { ECDH } from 'node:crypto'
import { z } from 'zod'

const longest = 2_000

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** A point of the curve, or encrypting for it would fail later on. */
function isPublicKey(text: string): boolean {
  try {
    return ECDH.convertKey(bytes(text), 'prime256v1').length === 65 && bytes(text).length === 65
  } catch {
    return false
  }
}

/** A browser's `PushSubscription` as JSON, as far as sending needs it. */
export const subscription = z.object({
  endpoint: z.string().max(longest),
  keys: z.object({
    p256dh: z.string().max(100).refine(isPublicKey),
    auth: z
      .string()
      .max(100)
      .refine((text) => bytes(text).length === 16),
  }),
})
export type Subscription = z.output<typeof subscription>

/**
 * The address to send to, in its one standard spelling, when it is one of a push service: what a browser is made to
 * send here must not lead the server anywhere else. `services` are host names, or '*.' before the end of one.
 */
export function pushEndpoint(address: string, services: readonly string[]): string | undefined {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port || url.hash) return undefined
  if (!/^[\w-]+(\.[\w-]+)+$/.test(url.hostname)) return undefined
  if (!services.some((service) => isOf(service, url.hostname))) return undefined
  return url.href.length <= longest ? url.href : undefined
}

const isOf = (service: string, hostname: string) =>
  service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service

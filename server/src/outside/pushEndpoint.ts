import { ECDH } from 'node:crypto'
import { z } from 'zod'

const maxLength = 2_000

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** Whether this is a point on the curve; otherwise encryption would fail later. */
function isPublicKey(text: string): boolean {
  try {
    return ECDH.convertKey(bytes(text), 'prime256v1').length === 65 && bytes(text).length === 65
  } catch {
    return false
  }
}

/** The parts of a browser's `PushSubscription` as JSON that are needed for sending. */
export const subscription = z.object({
  endpoint: z.string().max(maxLength),
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
 * Returns the normalised URL of a subscription if it belongs to a push service, so that a crafted subscription cannot make the
 * server send requests to other hosts (SSRF). `services` are host names, or '*.' followed by the end of one.
 */
export function pushEndpoint(address: string, services: readonly string[]): string | undefined {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port || url.hash) return undefined
  if (!/^[\w-]+(\.[\w-]+)+$/.test(url.hostname)) return undefined
  if (!services.some((service) => isOf(service, url.hostname))) return undefined
  return url.href.length <= maxLength ? url.href : undefined
}

const isOf = (service: string, hostname: string) =>
  service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service

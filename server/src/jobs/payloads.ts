import type { Sealer } from '../authorship/sealer.ts'

/** A payload as the queue keeps it. */
interface SealedPayload {
  /** Base64 of the encrypted payload. */
  sealed: string
}

const context = Buffer.from('job')
/** Payloads are padded to multiples of this, because their length would reveal whether anybody is to be notified. */
const paddedBytes = 256

export function sealPayload(sealer: Sealer, payload: object): SealedPayload {
  const text = Buffer.from(JSON.stringify(payload))
  const padded = Buffer.alloc(Math.ceil(text.length / paddedBytes) * paddedBytes, ' ')
  text.copy(padded)
  return { sealed: sealer.seal(padded, context).toString('base64') }
}

/** Throws if the payload was encrypted with another key. Payloads from before encryption was introduced are returned as they are. */
export function openPayload(sealer: Sealer, kept: unknown): unknown {
  if (!isSealed(kept)) return kept
  const text = sealer.open(Buffer.from(kept.sealed, 'base64'), context)
  if (!text) throw new Error('the job payload was encrypted with another server key')
  return JSON.parse(text.toString())
}

const isSealed = (kept: unknown): kept is SealedPayload =>
  typeof kept === 'object' && kept !== null && 'sealed' in kept && typeof kept.sealed === 'string'

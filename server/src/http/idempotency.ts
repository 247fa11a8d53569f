import type { Upload } from '../core/upload.ts'
import type { IdempotencyKey } from '../db/idempotent.ts'

/** The parsed parts of a request. */
interface Input extends Partial<Record<'headers' | 'params' | 'body' | 'fields', unknown>> {
  uploads: readonly Pick<Upload, 'field' | 'bytes'>[]
}

/**
 * The idempotency key of a request, with all that it asks for. Of files that is the length: when they are sent again, perhaps in parts
 * this time, they may have no name.
 */
export function idempotencyOf({ headers, params, body, fields, uploads }: Input): IdempotencyKey {
  const { idempotencyKey } = (headers ?? {}) as IdempotencyKey
  if (idempotencyKey === undefined) return {}
  const files = uploads.map(({ field, bytes }) => [field, bytes])
  return { idempotencyKey, request: JSON.stringify([...[params, body, fields].map(filledIn), files]) }
}

/** What is filled in, by name: a device may send again what a release with fewer fields, or in another order, has taken. */
const filledIn = (part: unknown): [string, unknown][] =>
  Object.entries(part ?? {})
    .filter(([, value]) => !isEmpty(value))
    .sort(([a], [b]) => (a < b ? -1 : 1))

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

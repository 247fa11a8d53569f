import { createHash } from 'node:crypto'

/** The ETag of a body. It is weak, because it is the same for all encodings. */
export const etagOf = (body: Buffer | string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether the caller, who sent this `If-None-Match`, has the response already. */
export const matchesEtag = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((one) => [etag, '*'].includes(one.trim())) ?? false

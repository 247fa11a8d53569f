import { CallError } from '../api/errors.ts'
import type { Missing } from '../page/readForPage.ts'

/** A deleted post, one that waits for review, and an id that never existed are the same to a reader, unless it was public. */
export function missingBy(error: unknown): Missing {
  if (!(error instanceof CallError)) return false
  if (error.code === 'post_gone') return 410
  return (error.status === 404 || error.code === 'not_an_id') && 404
}

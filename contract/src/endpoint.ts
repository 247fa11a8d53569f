import type { z } from 'zod'
import type { ErrorCode } from './rules/errors.ts'
import type { MediaKind } from './rules/mediaFiles.ts'

/**
 * Who may call. 'open' does not look at credentials at all (logging in must work beside an expired token); each of the
 * others includes those after it. What depends on the thing itself is the policy of its module.
 */
export type Access = 'open' | 'guest' | 'user' | 'admin' | 'superAdmin'

/** The files that one multipart field takes. `kinds` is checked against the content, never the name. */
export interface FileRule {
  kinds: readonly MediaKind[]
  most: number
  /** Where a field takes less than its kinds: which formats and how much of each, and what refuses the rest. */
  only?: {
    formats: readonly string[]
    bytes: number
    wrongType: ErrorCode
    tooLarge: ErrorCode
  }
}

/** How often one person (or, for guests, one address) may call in a stretch of time. */
export interface CallLimit {
  times: number
  seconds: number
  /**
   * What protects people is counted over all processes together: `atOnce` calls with one statement, of which `times` is a
   * multiple. The rest is counted by each process for itself.
   */
  shared?: {
    atOnce: number
    /** Of these it is to be known nowhere who made them, so that they are counted by each process as well. */
    except?(fields: Record<string, unknown>): boolean
  }
  /** What whoever exceeds it is told; 'too_many_requests' unless said. */
  refusal?: ErrorCode
}

/**
 * One call of the API. The server mounts it, the browser and the server-side renderer call it, tests use it
 * and the API documentation is printed from it. Its name is its key in `api`: 'GET /posts/:id'.
 */
export interface Endpoint {
  summary: string
  access: Access
  /** What somebody signed in is told whom `access` keeps out; that it is for admins or super admins unless said. */
  refusal?: ErrorCode
  status?: 200 | 201
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** A multipart form. The same fields may come as JSON when there are no files to send. */
  form?: { fields: z.ZodObject; files: Readonly<Record<string, FileRule>> }
  headers?: z.ZodType
  response: z.ZodType
  /**
   * The answer comes piece by piece, as server-sent events: each is what `response` says, or an error, which then is the
   * last. What fails before the first is answered like any other call.
   */
  stream?: true
  /**
   * Stays possible to whoever may only read for now, although it changes something. Reading does anyway, and so does taking back
   * what is one's own (DELETE); so do the calls of admins.
   */
  whilePaused?: true
  /** It changes nothing, whatever its method says: it is done on a full disk, too. */
  onlyReads?: true
  /** What it can answer besides validation, authentication and "too many requests". */
  errors?: readonly ErrorCode[]
  limit?: CallLimit
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

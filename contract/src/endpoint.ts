import type { z } from 'zod'
import type { ErrorCode } from './rules/errors.ts'
import type { MediaKind } from './rules/mediaFiles.ts'

/**
 * Who may call. 'open' ignores credentials (logging in must work even if an expired token is sent); each of the others also admits the
 * roles listed after it. Rules that depend on the item itself are in the policy of its module.
 */
export type Access = 'open' | 'guest' | 'user' | 'admin' | 'superAdmin'

/** The files that one multipart field accepts. `kinds` is checked against the content of a file, never against its name. */
export interface FileRule {
  kinds: readonly MediaKind[]
  most: number
  /** What the files are, for the documentation, where the name does not say it. */
  about?: string
  /** A narrower rule for a field that does not accept all formats or sizes of its kinds, with the error codes for what it refuses. */
  only?: {
    formats: readonly string[]
    bytes: number
    wrongType: ErrorCode
    tooLarge: ErrorCode
  }
}

/** A rate limit per person (or, for guests, per address). */
export interface CallLimit {
  times: number
  seconds: number
  /**
   * Set for limits that protect people: they are counted in the database, across all processes. One statement reserves `atOnce` calls;
   * `times` must be a multiple of it. Every other limit is counted by each process for itself.
   */
  shared?: {
    atOnce: number
    /** Calls for which no database row may reveal who made them; each process counts them in its own memory only. */
    except?(fields: Record<string, unknown>): boolean
  }
  /** The error code beyond the limit; 'too_many_requests' by default. */
  refusal?: ErrorCode
}

/**
 * One call of the API. The server mounts it, the browser and the server-side renderer call it, tests use it and the API documentation
 * is generated from it. Its name is its key in `api`: 'GET /posts/:id'.
 */
export interface Endpoint {
  summary: string
  /** A request that succeeds, for the documentation; tests send it. */
  example?: { query?: object; body?: object; form?: object }
  access: Access
  /** Reads the bearer token or the session cookie itself, although its access is 'open'. */
  readsSession?: true
  /** The error code for a signed-in caller whom `access` excludes; by default it says that the call is for admins or super admins only. */
  refusal?: ErrorCode
  status?: 200 | 201
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** A multipart form. A caller without files may send the same fields as JSON. */
  form?: { fields: z.ZodObject; files: Readonly<Record<string, FileRule>> }
  headers?: z.ZodType
  response: z.ZodType
  /**
   * The response is a stream of server-sent events. Each event matches `response` or is an error, which then is the last event. A
   * failure before the first event is answered with an ordinary error response.
   */
  stream?: true
  /** The response is a file of this type, which arrives while it is made; it has no length and no ETag. */
  file?: 'application/zip'
  /**
   * Whether a paused person may make the call although it changes something. Reading, DELETE calls (which remove one's own content)
   * and the calls for admins are possible anyway.
   */
  whilePaused?: true
  /** Whether the call changes nothing, whatever its method says; such a call also works when the disk is full. */
  onlyReads?: true
  /** The address of what the call has created, with properties of its answer: '/posts/{post._id}'. */
  location?: `/${string}`
  /** The possible errors besides those of validation, authentication and rate limits. */
  errors?: readonly ErrorCode[]
  limit?: CallLimit
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition

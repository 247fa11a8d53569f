import type { Endpoint } from '@bichar/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { type Actor, guest, type SignedIn } from '../core/actor.ts'
import { ApiError } from '../core/refusal.ts'

/** Finds the active session that a bearer token names, or undefined. */
export type Authenticate = (bearerToken: string) => Promise<SignedIn | undefined>

/** One for calls that change something, and one for calls that only read, which may cache. */
export interface Authenticating {
  changing: Authenticate
  reading: Authenticate
}

export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined
}

/** The methods that a paused person may not call. DELETE is not among them: they may remove their own content. */
const writing: readonly string[] = ['POST', 'PUT', 'PATCH']

/**
 * The only place that checks for a pause. Admins may still moderate while they are paused: a moderator who pauses the author of
 * anonymous content must not notice in the queue that it was a colleague.
 */
function refusePaused(actor: Actor): void {
  if (actor.role === 'guest' || !actor.pausedUntil) return
  throw new ApiError('account_paused', { sanction: { until: actor.pausedUntil } })
}

/** Checks `access` and returns the actor of an HTTP call. A token must be valid if one is sent, even where guests may call. */
export async function admit(
  request: FastifyRequest,
  { access, refusal, whilePaused }: Pick<Endpoint, 'access' | 'refusal' | 'whilePaused'>,
  { changing, reading }: Authenticating,
): Promise<Actor> {
  if (access === 'open') return guest
  const token = bearerToken(request)
  const authenticate = request.method === 'GET' ? reading : changing
  const actor = token === undefined ? guest : await authenticate(token)
  if (!actor) throw new ApiError('unauthenticated')
  if (access === 'guest' || access === 'user') {
    if (access === 'user' && actor.role === 'guest') throw new ApiError('unauthenticated')
    if (!whilePaused && writing.includes(request.method)) refusePaused(actor)
    return actor
  }
  if (actor.role === 'guest') throw new ApiError('unauthenticated')
  if (actor.role !== 'admin') throw new ApiError(refusal ?? 'admins_only')
  if (access === 'superAdmin' && !actor.isSuperAdmin) throw new ApiError(refusal ?? 'super_admins_only')
  return actor
}

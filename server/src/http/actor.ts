import type { Endpoint } from '@bichar/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { type Actor, guest, type SignedIn } from '../actor.ts'
import { ApiError } from '../refusal.ts'

/** Finds the active session that a bearer token names, or nobody. */
export type Authenticate = (bearerToken: string) => Promise<SignedIn | undefined>

/** The same for calls that change something, and for those that only read. */
export interface Authenticating {
  changing: Authenticate
  reading: Authenticate
}

export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined
}

/** Taking back what is one's own (DELETE) is none of it. */
const writing: readonly string[] = ['POST', 'PUT', 'PATCH']

/**
 * The only place that asks. What admins do as such goes on: who pauses the author of something anonymous is not to see in the
 * queue that it was a colleague.
 */
function refusePaused(actor: Actor): void {
  if (actor.role === 'guest' || !actor.pausedUntil) return
  throw new ApiError('account_paused', { sanction: { until: actor.pausedUntil } })
}

/** The actor of an HTTP call, once `access` has been checked. A token that is sent must be alive, even where guests may call. */
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

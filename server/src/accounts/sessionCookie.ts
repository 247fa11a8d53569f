import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../core/config.ts'

export const sessionCookieName = 'bichar_session'

/**
 * The cookie is sent only to the calls below this path, is hidden from scripts, and is not sent with forms of other sites. It is
 * marked secure when the request came by TLS, to the app itself or to a trusted proxy, whatever PUBLIC_URL says.
 */
const attributes = (reply: FastifyReply, { PUBLIC_URL }: Config) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/api/auth',
  secure: reply.request.protocol === 'https' || (PUBLIC_URL?.startsWith('https:') ?? false),
})

export const readSessionCookie = (request: FastifyRequest): string | undefined =>
  request.cookies[sessionCookieName]

export const setSessionCookie = (reply: FastifyReply, config: Config, cookie: string, expires: Date): void =>
  void reply.setCookie(sessionCookieName, cookie, { ...attributes(reply, config), expires })

export const clearSessionCookie = (reply: FastifyReply, config: Config): void =>
  void reply.clearCookie(sessionCookieName, attributes(reply, config))

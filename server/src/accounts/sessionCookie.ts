import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

export const sessionCookieName = 'bichar_session'

/**
 * Only the calls that honour it receive it; a script never sees it, another site's form never sends it. Whoever came by TLS,
 * to the app itself or to a proxy that it believes, keeps it for TLS, whatever the operator has said of the address.
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

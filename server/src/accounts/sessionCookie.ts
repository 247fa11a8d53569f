import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const cookieName = 'bichar_session'

/** Only the calls that honour it receive it; a script never sees it, another site's form never sends it. */
const attributes = ({ PUBLIC_URL }: Config) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/api/auth',
  secure: PUBLIC_URL?.startsWith('https:') ?? false,
})

export const readSessionCookie = (request: FastifyRequest): string | undefined => request.cookies[cookieName]

export const setSessionCookie = (reply: FastifyReply, config: Config, cookie: string, expires: Date): void =>
  void reply.setCookie(cookieName, cookie, { ...attributes(config), expires })

export const clearSessionCookie = (reply: FastifyReply, config: Config): void =>
  void reply.clearCookie(cookieName, attributes(config))

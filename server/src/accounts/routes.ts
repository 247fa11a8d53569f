import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { bearerToken } from '../http/actor.ts'
import { networkOf } from '../http/network.ts'
import type { Serve } from '../http/serve.ts'
import * as accounts from './accounts.ts'
import { accountBudgets } from './budgets.ts'
import { measureHashing, measureMessageBudget } from './metrics.ts'
import { resetPassword } from './passwordReset.ts'
import { proofOfWork } from './proofOfWork.ts'
import { protectionRoutes } from './protectionRoutes.ts'
import { secretIn, signRefreshToken } from './refreshToken.ts'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './sessionCookie.ts'
import * as sessionStore from './sessionStore.ts'
import { currentSession, endCurrentSession, type OpenedSession } from './sessions.ts'
import type { User } from './userStore.ts'
import { meView, sessionView } from './view.ts'
import type { Warnings } from './warnings.ts'

export function accountRoutes(serve: Serve, deps: Deps, warnings: Warnings): void {
  const { kysely, config } = deps
  const budgets = accountBudgets(deps)
  const proofs = proofOfWork(deps.serverKey, 'code-challenge')
  const context = { ...deps, budgets, proofs, warnings }
  protectionRoutes(serve, context)
  measureHashing(deps.metrics)
  measureMessageBudget(deps.metrics, budgets.codes.usedPart)

  serve('GET /auth/challenge', async () => ({ success: true, challenge: await proofs.challenge() }))

  serve('POST /auth/register', async ({ body }, { request }) => {
    await accounts.register(context, { ...body, network: networkOf(request.ip) })
    return done('Registration successful! Please verify your phone.')
  })

  serve('POST /auth/verify-otp', async ({ body }, { request, reply }) => {
    const login = await accounts.verifyCode(context, { ...body, ...senderOf(request) })
    return { ...letIn(reply, login, body.client), message: 'Phone verified and logged in successfully!' }
  })

  serve('POST /auth/resend-otp', async ({ body }, { request }) => {
    await accounts.resendCode(context, { ...body, network: networkOf(request.ip) })
    return done('New OTP sent successfully')
  })

  serve('POST /auth/login', async ({ body }, { request, reply }) => {
    const login = await accounts.logIn(context, { ...body, ...senderOf(request) })
    return login ? letIn(reply, login, body.client) : { success: true, requiresVerification: true }
  })

  serve('POST /auth/logout', async (_received, { request, reply }) => {
    await endCurrentSession(deps, credentialsOf(request))
    clearSessionCookie(reply, config)
    // Clears cached pictures of reports. What the app stores itself is cleared by the app, and only for this person.
    reply.header('clear-site-data', '"cache"')
    return done('Logged out successfully')
  })

  serve('GET /auth/me', async (_received, { request, reply }) => {
    const current = await currentSession(deps, credentialsOf(request))
    const hasCookie = readSessionCookie(request) !== undefined
    if (!current) {
      if (hasCookie) clearSessionCookie(reply, config)
      throw new ApiError('unauthenticated')
    }
    const { user, session } = current
    if (hasCookie && session.cookie !== undefined)
      setSessionCookie(reply, config, session.cookie, session.expiresAt)
    return signedIn(user, session)
  })

  serve('POST /auth/forgot-password', async ({ body }, { request }) => {
    await accounts.forgotPassword(context, { ...body, network: networkOf(request.ip) })
    return done('Reset code sent to your phone')
  })

  serve('POST /auth/reset-password', async ({ body }, { request }) => {
    await resetPassword(context, { ...body, ...senderOf(request) })
    return done('Password reset successful')
  })

  serve('PUT /auth/change-password', async ({ body, actor }) => {
    await accounts.changePassword(context, actor, body)
    return done('Password updated successfully')
  })

  serve('GET /auth/sessions', async ({ actor }) => {
    const rows = await sessionStore.listSessions(kysely, actor.userId, new Date())
    return { success: true, sessions: rows.map((row) => sessionView(row, actor.sessionId)) }
  })

  serve('DELETE /auth/sessions/:id', async ({ actor, params }) => {
    if (!(await sessionStore.deleteSession(kysely, actor.userId, params.id)))
      throw new ApiError('session_not_found')
    return done('Logged out successfully')
  })

  serve('DELETE /auth/sessions', async ({ actor }) => {
    await sessionStore.deleteSessionsOf(kysely, actor.userId, actor.sessionId)
    return done('Logged out successfully')
  })

  const credentialsOf = (request: FastifyRequest) => {
    const bearer = bearerToken(request)
    const refreshed = bearer === undefined ? undefined : secretIn(deps.serverKey, bearer)
    return { bearer, cookie: readSessionCookie(request) ?? refreshed }
  }

  const letIn = (
    reply: FastifyReply,
    { user, session }: { user: User; session: OpenedSession },
    client: 'app' | undefined,
  ) => {
    if (client === 'app')
      return { ...signedIn(user, session), refreshToken: signRefreshToken(deps.serverKey, session.cookie) }
    setSessionCookie(reply, config, session.cookie, session.expiresAt)
    return signedIn(user, session)
  }
}

const done = (message: string) => ({ success: true as const, message })

const signedIn = (user: User, { token, expiresAt }: { token: string; expiresAt: Date }) => ({
  success: true as const,
  token,
  user: meView(user),
  expiresAt: expiresAt.toISOString(),
})

const senderOf = (request: FastifyRequest) => ({
  network: networkOf(request.ip),
  userAgent: request.headers['user-agent'],
})

import type { Deps } from '../core/deps.ts'
import { languageOf } from '../http/language.ts'
import type { Serve } from '../http/serve.ts'
import { dropPushToken, keepPushToken } from './pushTokens.ts'

export function pushTokenRoutes(serve: Serve, deps: Deps): void {
  serve('GET /notifications/push-key', async () => ({
    success: true,
    publicKey: deps.push.publicKey ?? null,
  }))

  serve('POST /notifications/token', async ({ actor, body }, { request }) => {
    const { token, language = languageOf(request) } = body
    await keepPushToken(deps, actor, { token, language })
    return { success: true, message: 'Notifications are on for this device' }
  })

  serve('DELETE /notifications/token', async ({ actor, body }) => {
    await dropPushToken(deps, actor, body.token)
    return { success: true, message: 'Notifications are off for this device' }
  })
}

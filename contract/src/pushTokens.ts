import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, success } from './fields.ts'
import { limits } from './rules/limits.ts'

/** A browser's `PushSubscription` as JSON text, or the token of an app from Firebase. */
const token = z
  .string({ error: 'push_token_invalid' })
  .min(1, { error: 'push_token_invalid' })
  .max(limits.pushToken, { error: 'push_token_invalid' })

/** The language of notifications on this device; by default the language in which it requests pages. */
const language = z.enum(['en', 'bn'], { error: 'unknown_value' }).optional()

export const pushTokens = {
  'GET /notifications/push-key': endpoint({
    summary: 'Get the VAPID public key of this server for Web Push subscriptions',
    access: 'guest',
    response: z.object({
      success,
      publicKey: z
        .string()
        .nullable()
        .describe('The value for `applicationServerKey`; null if Web Push is not configured.'),
    }),
  }),
  'POST /notifications/token': endpoint({
    summary: 'Register this device for push notifications until the session ends, or change their language',
    access: 'user',
    whilePaused: true,
    body: z.object({ token, language }),
    response: done,
    errors: ['push_token_invalid'],
    limit: { times: 60, seconds: 600 },
  }),
  'DELETE /notifications/token': endpoint({
    summary: 'Unregister this device from push notifications',
    access: 'user',
    body: z.object({ token }),
    response: done,
  }),
} as const

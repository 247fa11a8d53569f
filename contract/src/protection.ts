import { z } from 'zod'
import { deviceId, password, typedPassword } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { done, phone, success, time } from './fields.ts'

const secondPassword = z.object({ secondPassword: typedPassword })

/** Error codes for a rejected second password. */
const noProof = ['second_password_wrong', 'too_many_logins'] as const

/** How what somebody wrote anonymously is protected from whoever else uses their account. */
export const protection = {
  'GET /auth/protection': endpoint({
    summary: "Get how the current user's anonymous reports are protected, and the latest logins",
    access: 'user',
    response: z.object({
      success,
      isHidden: z
        .boolean()
        .describe('Whether this session hides everything that the user wrote anonymously.'),
      reset: z
        .object({
          confirmation: z
            .enum(['device', 'oldPassword', 'none'])
            .describe(
              'What confirms the reset in this session, besides the second password: that the account knew this device before it, or the old password, or nothing.',
            ),
          isObjectedTo: z
            .boolean()
            .describe(
              'Whether somebody with an older device and the old password has objected to the reset.',
            ),
        })
        .nullable()
        .describe(
          'Set from a password reset on until it is confirmed. Until then, everything anonymous is hidden.',
        ),
      secondPassword: z
        .object({ voidAt: time.nullable() })
        .nullable()
        .describe('`voidAt` is when a second password that was reported as forgotten stops being asked for.'),
      lastLogin: z
        .object({ device: z.string(), day: z.string() })
        .nullable()
        .describe('The latest login from a session other than this one; the day is YYYY-MM-DD.'),
    }),
  }),
  'POST /auth/reset-confirmation': endpoint({
    summary:
      'Confirm your own password reset with the previous password, or without it on a device verified earlier; nothing else but the second password shows what it hides',
    access: 'user',
    whilePaused: true,
    body: z.object({ oldPassword: typedPassword.optional() }),
    response: done,
    errors: ['reset_not_confirmed', 'reset_objected', 'conflict', 'too_many_logins'],
  }),
  'POST /auth/reset-objection': endpoint({
    summary:
      'Object to a password reset without a login, with the old password on a device that was verified before; it can be confirmed only with both from then on',
    access: 'open',
    body: z.object({
      phone,
      password: typedPassword.describe('The password from before the reset.'),
      deviceId,
    }),
    response: done,
    errors: ['objection_refused', 'too_many_logins', 'too_many_from_network'],
  }),
  'PUT /auth/second-password': endpoint({
    summary:
      'Set or change the second password that protects anonymous reports; unlocks them in this session only',
    access: 'user',
    whilePaused: true,
    body: z.object({
      current: typedPassword.describe(
        "The current second password, or the account's password if no second one is set yet.",
      ),
      newPassword: password,
    }),
    response: done,
    errors: [...noProof, 'second_password_same', 'hidden_after_reset', 'conflict'],
  }),
  'DELETE /auth/second-password': endpoint({
    summary: 'Remove the second password',
    access: 'user',
    body: secondPassword,
    response: done,
    errors: [...noProof, 'second_password_missing', 'hidden_after_reset', 'conflict'],
  }),
  'POST /auth/second-password/unlock': endpoint({
    summary: "Unlock the current user's anonymous reports in this session until 15 minutes without activity",
    access: 'user',
    whilePaused: true,
    body: secondPassword,
    response: done,
    errors: [...noProof, 'second_password_missing', 'conflict'],
  }),
  'POST /auth/second-password/prolong': endpoint({
    summary: 'Report activity in this session, which keeps the anonymous reports unlocked',
    access: 'user',
    whilePaused: true,
    response: done,
  }),
  'POST /auth/second-password/lock': endpoint({
    summary: "Lock the current user's anonymous reports in this session",
    access: 'user',
    whilePaused: true,
    response: done,
  }),
  'POST /auth/second-password/forget': endpoint({
    summary: 'Remove a forgotten second password after seven days, unless it is used before then',
    access: 'user',
    whilePaused: true,
    body: z.object({ password: typedPassword }),
    response: done,
    errors: [
      ...(['deletion_password_wrong', 'too_many_logins', 'second_password_missing'] as const),
      ...(['hidden_after_reset', 'conflict'] as const),
    ],
  }),
} as const

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, idParams, phone, requiredText, success, time } from './fields.ts'
import { limits } from './rules/limits.ts'
import { toLatinDigits } from './rules/phone.ts'
import { accountTexts } from './rules/texts.ts'

export const roles = ['user', 'admin'] as const

/** The signed-in person, as only that person sees it. */
export const me = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  avatar: z.string().nullable(),
  address: z.string(),
  role: z.enum(roles),
  isSuperAdmin: z.boolean(),
  createdAt: time,
})
export type Me = z.output<typeof me>

/** The public profile of an author, shown next to what they wrote. */
export const person = z.object({ _id: z.string(), name: z.string(), avatar: z.string().nullable() })
export type Person = z.output<typeof person>

export const session = z.object({
  _id: z.string(),
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: time,
  lastUsedAt: time,
})
export type Session = z.output<typeof session>

const password = z
  .string({ error: 'password_required' })
  .min(limits.passwordLeast, { error: 'password_too_short' })
  .max(limits.passwordMost, { error: 'too_long' })

const typedPassword = z
  .string({ error: 'password_required' })
  .min(1, { error: 'password_required' })
  .max(limits.passwordMost, { error: 'too_long' })

const code = z
  .string({ error: 'code_incomplete' })
  .max(limits.codeDigits, { error: 'code_incomplete' })
  .transform(toLatinDigits)
  .pipe(z.string().regex(/^\d{6}$/, { error: 'code_incomplete' }))

/** Error codes for when no further one-time code is sent. Codes are rate limited per device, phone number, network and server. */
const noMoreCodes = ['too_many_codes', 'too_many_from_network', 'codes_unavailable'] as const

const deviceId = requiredText({ most: limits.deviceId, missing: 'device_required' })

/** A bearer token for API calls, and when its session expires. */
const signedIn = { success, token: z.string(), user: me, expiresAt: time }

const secondPassword = z.object({ secondPassword: typedPassword })

/** The credentials that prove that the caller knows the password of the account. */
export const proof = { phone, password: typedPassword, deviceId }

/** Error codes for a rejected second password. */
const noProof = ['second_password_wrong', 'too_many_logins'] as const

export const accounts = {
  'POST /auth/register': endpoint({
    summary: 'Ask for an account: sends a code to the phone, whether or not it has an account already',
    access: 'open',
    body: z.object({ name: requiredText(accountTexts.name), phone, password, deviceId }),
    response: done,
    errors: noMoreCodes,
  }),
  'POST /auth/verify-otp': endpoint({
    summary: 'Prove with the code that the phone is yours: completes a registration or a login',
    access: 'open',
    body: z.object({ phone, otp: code, deviceId }),
    response: z.object({ ...signedIn, message: z.string() }),
    errors: ['code_wrong', 'too_many_guesses', 'account_suspended'],
  }),
  'POST /auth/resend-otp': endpoint({
    summary: 'Send a new code for the registration, login or reset that this device has begun',
    access: 'open',
    body: z.object({ phone, deviceId }),
    response: done,
    errors: noMoreCodes,
  }),
  'POST /auth/login': endpoint({
    summary: 'Log in; from a device that the account has never verified, a code is sent first',
    access: 'open',
    body: z.object(proof),
    response: z.union([z.object(signedIn), z.object({ success, requiresVerification: z.literal(true) })]),
    errors: ['login_failed', 'too_many_logins', 'account_suspended', ...noMoreCodes],
  }),
  'POST /auth/logout': endpoint({
    summary: 'End this session, named by the bearer token or by the session cookie',
    access: 'open',
    response: done,
  }),
  'GET /auth/me': endpoint({
    summary: 'Who I am, with a fresh bearer token; accepts the bearer token or the session cookie',
    access: 'open',
    response: z.object(signedIn),
  }),
  'POST /auth/forgot-password': endpoint({
    summary: 'Send a reset code to the phone, if it has an account; the answer is the same if not',
    access: 'open',
    body: z.object({ phone, deviceId }),
    response: done,
    errors: noMoreCodes,
  }),
  'POST /auth/reset-password': endpoint({
    summary: 'Set a new password with the reset code; ends every session of the account',
    access: 'open',
    body: z.object({ phone, otp: code, newPassword: password, deviceId }),
    response: done,
    errors: ['reset_code_wrong', 'too_many_guesses', 'too_many_from_network'],
  }),
  'PUT /auth/change-password': endpoint({
    summary: 'Change the password; ends every other session of the account',
    access: 'user',
    whilePaused: true,
    body: z.object({
      oldPassword: z
        .string({ error: 'both_passwords_required' })
        .min(1, { error: 'both_passwords_required' })
        .max(limits.passwordMost, { error: 'too_long' }),
      newPassword: z
        .string({ error: 'both_passwords_required' })
        .min(1, { error: 'both_passwords_required' })
        .min(limits.passwordLeast, { error: 'new_password_too_short' })
        .max(limits.passwordMost, { error: 'too_long' }),
    }),
    response: done,
    errors: ['old_password_wrong', 'too_many_logins'],
  }),
  'GET /auth/protection': endpoint({
    summary: 'What keeps my anonymous reports from whoever has my phone, and who logged in last',
    access: 'user',
    response: z.object({
      success,
      /** Whether this session hides everything that I wrote anonymously. */
      isHidden: z.boolean(),
      /** Set while a password reset has not been confirmed yet. */
      reset: z
        .object({
          hiddenUntil: time,
          /** Whether the account knew this device before the reset: such a device confirms the reset without the old password. */
          isOlderDevice: z.boolean(),
        })
        .nullable(),
      /** `voidAt` is when a second password that was reported as forgotten stops being asked for. */
      secondPassword: z.object({ voidAt: time.nullable() }).nullable(),
      /** The latest login from a session other than this one; the day is YYYY-MM-DD. */
      lastLogin: z.object({ device: z.string(), day: z.string() }).nullable(),
    }),
  }),
  'POST /auth/reset-confirmation': endpoint({
    summary: 'Say that it was me who reset the password: with the one before, or without on an older device',
    access: 'user',
    whilePaused: true,
    body: z.object({ oldPassword: typedPassword.optional() }),
    response: done,
    errors: ['reset_not_confirmed', 'too_many_logins'],
  }),
  'PUT /auth/second-password': endpoint({
    summary:
      'Set a second password for my anonymous reports, or change it; unlocks them in this session only',
    access: 'user',
    whilePaused: true,
    body: z.object({
      /** The current second password, or the account's password if no second one is set yet. */
      current: typedPassword,
      newPassword: password,
    }),
    response: done,
    errors: [...noProof, 'second_password_same', 'hidden_after_reset', 'conflict'],
  }),
  'DELETE /auth/second-password': endpoint({
    summary: 'Do without the second password',
    access: 'user',
    body: secondPassword,
    response: done,
    errors: [...noProof, 'second_password_missing', 'hidden_after_reset', 'conflict'],
  }),
  'POST /auth/second-password/unlock': endpoint({
    summary: 'Show my anonymous reports in this session, for 15 minutes from when somebody last used it',
    access: 'user',
    whilePaused: true,
    body: secondPassword,
    response: done,
    errors: [...noProof, 'second_password_missing', 'conflict'],
  }),
  'POST /auth/second-password/prolong': endpoint({
    summary: 'Say that somebody is using this session, so that it goes on to show my anonymous reports',
    access: 'user',
    whilePaused: true,
    response: done,
  }),
  'POST /auth/second-password/lock': endpoint({
    summary: 'Hide my anonymous reports in this session again',
    access: 'user',
    whilePaused: true,
    response: done,
  }),
  'POST /auth/second-password/forget': endpoint({
    summary: 'Have a forgotten second password end in seven days, unless it is used before',
    access: 'user',
    whilePaused: true,
    body: z.object({ password: typedPassword }),
    response: done,
    errors: [
      ...(['deletion_password_wrong', 'too_many_logins', 'second_password_missing'] as const),
      ...(['hidden_after_reset', 'conflict'] as const),
    ],
  }),
  'GET /auth/sessions': endpoint({
    summary: 'The devices on which I am logged in',
    access: 'user',
    response: z.object({ success, sessions: z.array(session) }),
  }),
  'DELETE /auth/sessions/:id': endpoint({
    summary: 'Log one device out',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['session_not_found'],
  }),
  'DELETE /auth/sessions': endpoint({
    summary: 'Log every other device out',
    access: 'user',
    response: done,
  }),
} as const

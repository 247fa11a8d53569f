import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { done, idParams, mobilePhone, phone, requiredText, success, time, uuid } from './fields.ts'
import { challenge, codeProof } from './proofOfWork.ts'
import { toLatinDigits } from './rules/digits.ts'
import { limits } from './rules/limits.ts'
import { accountTexts } from './rules/texts.ts'

export const roles = ['user', 'admin'] as const

export const me = z
  .object({
    _id: uuid,
    name: z.string(),
    phone: z.string(),
    avatar: z.string().nullable(),
    address: z.string(),
    role: z.enum(roles),
    isSuperAdmin: z.boolean(),
    createdAt: time,
  })
  .meta({ id: 'Me', description: 'The signed-in person, as only that person sees it.' })
export type Me = z.output<typeof me>

export const person = z
  .object({ _id: uuid, name: z.string(), avatar: z.string().nullable() })
  .meta({ id: 'Person', description: 'The public profile of an author, shown next to what they wrote.' })
export type Person = z.output<typeof person>

export const session = z
  .object({
    _id: uuid,
    device: z.string(),
    isCurrent: z.boolean(),
    createdAt: time,
    lastUsedAt: time,
  })
  .meta({ id: 'Session', description: 'A session of the current user: one device that is logged in.' })
export type Session = z.output<typeof session>

export const password = z
  .string({ error: 'password_required' })
  .min(limits.passwordLeast, { error: 'password_too_short' })
  .max(limits.passwordMost, { error: 'too_long' })

export const typedPassword = z
  .string({ error: 'password_required' })
  .min(1, { error: 'password_required' })
  .max(limits.passwordMost, { error: 'too_long' })

const code = z
  .string({ error: 'code_incomplete' })
  .max(limits.codeDigits, { error: 'code_incomplete' })
  .transform(toLatinDigits)
  .pipe(z.string().regex(/^\d{6}$/, { error: 'code_incomplete' }))

/** Error codes for when no further one-time code is sent. Codes are rate limited per device, phone number, network and server. */
const noMoreCodes = [
  'too_many_codes',
  'too_many_from_network',
  'codes_unavailable',
  'proof_needed',
  'proof_wrong',
] as const

export const deviceId = requiredText({ most: limits.deviceId, missing: 'device_required' })

const client = z
  .enum(['app'], { error: 'unknown_value' })
  .optional()
  .describe(
    'For apps that keep no cookies: the answer has a `refreshToken`, and no cookie is set. A page in a browser leaves it out.',
  )

const signedIn = {
  success,
  token: z.string().describe('The bearer token of calls, valid for 15 minutes.'),
  user: me,
  expiresAt: time.describe('When the session ends unless GET /auth/me is called before.'),
}

const loggedIn = {
  ...signedIn,
  refreshToken: z
    .string()
    .optional()
    .describe(
      'Only for `client: app`: the bearer token of GET /auth/me and POST /auth/logout, and of no other call, as long as the session lasts.',
    ),
}

/** The credentials that prove that the caller knows the password of the account. */
export const proof = { phone, password: typedPassword, deviceId }

export const accounts = {
  'GET /auth/challenge': endpoint({
    summary: 'Get a proof-of-work challenge for a verification code, needed after `proof_needed`',
    access: 'open',
    response: z.object({ success, challenge }),
    limit: { times: 120, seconds: 600 },
  }),
  'POST /auth/register': endpoint({
    summary:
      'Register an account; sends a verification code, whether or not the phone number has an account already',
    example: {
      body: { name: 'Rahima Begum', phone: '01712345678', password: 'river-boat-7', deviceId: 'my-phone' },
    },
    access: 'open',
    body: z.object({
      name: requiredText(accountTexts.name),
      phone: mobilePhone,
      password,
      deviceId,
      proof: codeProof,
    }),
    response: done,
    errors: noMoreCodes,
  }),
  'POST /auth/verify-otp': endpoint({
    summary: 'Verify the phone number with a code; completes a registration or login',
    access: 'open',
    body: z.object({ phone, otp: code, deviceId, client }),
    response: z.object({ ...loggedIn, message: z.string() }),
    errors: ['code_wrong', 'too_many_guesses', 'account_suspended'],
  }),
  'POST /auth/resend-otp': endpoint({
    summary:
      'Resend the verification code of the registration, login or password reset that this device started',
    access: 'open',
    body: z.object({ phone, deviceId, proof: codeProof }),
    response: done,
    errors: noMoreCodes,
  }),
  'POST /auth/login': endpoint({
    summary: 'Log in; on a device that the account has not verified yet, a verification code is sent first',
    access: 'open',
    body: z.object({ ...proof, client, proof: codeProof }),
    response: z.union([z.object(loggedIn), z.object({ success, requiresVerification: z.literal(true) })]),
    errors: ['login_failed', 'too_many_logins', 'account_suspended', ...noMoreCodes],
  }),
  'POST /auth/logout': endpoint({
    summary: 'Log out; ends the session of the bearer token, refresh token or session cookie',
    access: 'open',
    readsSession: true,
    response: done,
  }),
  'GET /auth/me': endpoint({
    summary:
      'Get the current user and a new bearer token; accepts the bearer token, the refresh token or the session cookie',
    access: 'open',
    readsSession: true,
    response: z.object(signedIn),
    errors: ['unauthenticated'],
  }),
  'POST /auth/forgot-password': endpoint({
    summary:
      'Request a password reset code; the response does not reveal whether the phone number has an account',
    access: 'open',
    body: z.object({ phone, deviceId, proof: codeProof }),
    response: done,
    errors: noMoreCodes,
  }),
  'POST /auth/reset-password': endpoint({
    summary: 'Reset the password with a reset code; ends all sessions of the account',
    access: 'open',
    body: z.object({ phone, otp: code, newPassword: password, deviceId }),
    response: done,
    errors: ['reset_code_wrong', 'too_many_guesses', 'too_many_from_network'],
  }),
  'PUT /auth/change-password': endpoint({
    summary: 'Change the password; ends all other sessions of the account',
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
  'GET /auth/sessions': endpoint({
    summary: "List the current user's sessions, one for each device",
    access: 'user',
    response: z.object({ success, sessions: z.array(session) }),
  }),
  'DELETE /auth/sessions/:id': endpoint({
    summary: 'End one session of the current user',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['session_not_found'],
  }),
  'DELETE /auth/sessions': endpoint({
    summary: 'End all other sessions of the current user',
    access: 'user',
    response: done,
  }),
} as const

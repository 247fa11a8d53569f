import { z } from 'zod'
import { me, proof } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { done, optionalText, requiredText, success } from './fields.ts'
import { limits } from './rules/limits.ts'
import { accountTexts } from './rules/texts.ts'
import { writingChoices } from './rules/writingChoices.ts'

const writing = z.enum(writingChoices, { error: 'unknown_value' }).default('keep')

export const profiles = {
  'GET /users/profile': endpoint({
    summary: 'My profile',
    access: 'user',
    response: z.object({ success, data: z.object({ user: me, postCount: z.number().int() }) }),
  }),
  'PATCH /users/profile': endpoint({
    summary: 'Change my name, address or avatar; what is left out stays as it is',
    access: 'user',
    form: {
      fields: z.object({
        name: requiredText(accountTexts.name).optional(),
        address: optionalText(accountTexts.address).unwrap().optional(),
        /** Whether to remove the avatar; a new one in the same request takes precedence. */
        removeAvatar: z.enum(['true', 'false'], { error: 'unknown_value' }).default('false'),
      }),
      files: {
        avatar: {
          kinds: ['image'],
          most: 1,
          only: {
            formats: ['jpeg', 'png', 'gif'],
            bytes: limits.avatarBytes,
            wrongType: 'avatar_type',
            tooLarge: 'avatar_too_large',
          },
        },
      },
    },
    response: z.object({ success, message: z.string(), user: me }),
    errors: [
      'file_missing',
      'files_unavailable',
      'file_damaged',
      'file_name_lies',
      'image_dimensions',
      'animation_dimensions',
      'avatar_type',
      'avatar_too_large',
    ],
    limit: { times: 30, seconds: 600 },
  }),
  'DELETE /auth/account': endpoint({
    summary:
      'Delete my account while it is suspended, as DELETE /users/profile does; on a device that it knows, with its password',
    access: 'open',
    body: z.object({ ...proof, writing }),
    response: done,
    errors: ['login_failed', 'too_many_logins'],
  }),
  'DELETE /users/profile': endpoint({
    summary:
      'Delete my account, and everything that names me, for good; what is anonymous is cut from it, and goes within two days if it is to go',
    access: 'user',
    body: z.object({
      password: z
        .string({ error: 'password_required' })
        .min(1, { error: 'password_required' })
        .max(limits.passwordMost, { error: 'too_long' }),
      writing,
    }),
    response: done,
    errors: ['deletion_password_wrong', 'too_many_logins'],
  }),
} as const

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
    summary: "Get the current user's profile",
    access: 'user',
    response: z.object({ success, data: z.object({ user: me, postCount: z.number().int() }) }),
  }),
  'PATCH /users/profile': endpoint({
    summary: "Update the current user's name, address or avatar; omitted fields stay unchanged",
    access: 'user',
    form: {
      fields: z.object({
        name: requiredText(accountTexts.name).optional(),
        address: optionalText(accountTexts.address).unwrap().optional(),
        removeAvatar: z
          .enum(['true', 'false'], { error: 'unknown_value' })
          .default('false')
          .describe('Whether to remove the avatar; a new one in the same request takes precedence.'),
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
      'image_dimensions',
      'animation_dimensions',
      'avatar_type',
      'avatar_too_large',
    ],
    limit: { times: 30, seconds: 600 },
  }),
  'DELETE /auth/account': endpoint({
    summary:
      'Delete your own suspended account with its password, from a verified device; otherwise like DELETE /users/profile',
    access: 'open',
    body: z.object({ ...proof, writing }),
    response: done,
    errors: ['login_failed', 'too_many_logins'],
  }),
  'DELETE /users/profile': endpoint({
    summary:
      "Delete the current user's account and named content; anonymous content is detached, and deleted within two days if so chosen",
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

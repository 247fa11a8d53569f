import { z } from 'zod'
import { person, proof } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import {
  done,
  id,
  idParams,
  keyed,
  optionalText,
  page,
  pageSize,
  paging,
  requiredText,
  success,
  time,
  uuid,
} from './fields.ts'
import { isDay } from './rules/incidentTime.ts'
import { limits } from './rules/limits.ts'
import { appealOutcomes, pausedThings, sanctionKinds } from './rules/sanctions.ts'
import { sanctionTexts } from './rules/texts.ts'

/** YYYY-MM-DD, the first day after the sanction. The server checks how far ahead it may be. */
const until = z
  .string({ error: 'until_required' })
  .max(20, { error: 'until_required' })
  .refine(isDay, { error: 'until_required' })

/** An appeal; `outcome` is null until it is decided. */
const appeal = z.object({
  text: z.string(),
  day: z.string().describe('YYYY-MM-DD. No time is stored for an appeal about something anonymous.'),
  outcome: z.enum(appealOutcomes).nullable(),
  answer: z.string(),
})

const sanctionParts = {
  _id: uuid,
  kind: z.enum(sanctionKinds),
  until: z.string().nullable(),
  day: z.string().describe('The day on which the sanction was imposed.'),
  isActive: z.boolean().describe('Whether it is in force today; a warning never is.'),
  appeal: appeal.nullable(),
}

export const ownSanction = z
  .object({
    ...sanctionParts,
    day: z.string().nullable().describe('null for the merged pause.'),
    reason: z.string().nullable().describe('null for the merged pause.'),
    canAppeal: z.boolean(),
  })
  .meta({
    id: 'OwnSanction',
    description:
      'A sanction against the caller, visible to them only. While a session hides what they wrote anonymously, all active pauses are merged into one that only says until when it lasts: a separate pause could reveal that it is about something anonymous.',
  })
export type OwnSanction = z.output<typeof ownSanction>

export const sanction = z
  .object({
    ...sanctionParts,
    reason: z.string(),
    by: z.string().nullable().describe('The name of the admin; null when the account has been deleted.'),
    liftedAt: time.nullable(),
  })
  .meta({ id: 'Sanction', description: 'A sanction against a named person as admins see it.' })
export type Sanction = z.output<typeof sanction>

/** The anonymous content whose author was paused. */
const thing = z.object({
  kind: z.enum(pausedThings),
  _id: uuid,
  postId: z.string().nullable().describe('The post itself, or the post of the comment.'),
  title: z
    .string()
    .nullable()
    .describe('The title of that post, or the name of the suspect; null when it is gone.'),
})

export const authorPause = z
  .object({
    _id: uuid,
    thing,
    reason: z.string(),
    until: z.string().describe('The first day after the pause.'),
    day: z.string().describe('The day on which the pause was imposed.'),
    by: z.string().nullable().describe('The name of the admin; null when the account has been deleted.'),
  })
  .meta({
    id: 'AuthorPause',
    description: 'A pause of an unknown author, identified by the content for which it was imposed.',
  })
export type AuthorPause = z.output<typeof authorPause>

export const waitingAppeal = z
  .object({
    ...sanctionParts,
    appeal,
    reason: z.string(),
    by: z.string().nullable(),
    person: person
      .nullable()
      .describe('null if the appeal is about something anonymous: nobody learns who appeals.'),
    thing: thing.nullable(),
    canJudge: z
      .boolean()
      .describe('The admin who imposed the sanction must not judge the appeal against it.'),
  })
  .meta({ id: 'WaitingAppeal', description: 'An appeal that waits for an admin.' })
export type WaitingAppeal = z.output<typeof waitingAppeal>

const appealBody = z.object({ text: requiredText(sanctionTexts.appeal) })
const notAppealed = ['sanction_not_found', 'appealed_already', 'appeal_closed'] as const

export const sanctions = {
  'GET /sanctions/mine': endpoint({
    summary: 'List sanctions applied to the current user in the last year, newest first',
    access: 'user',
    response: z.object({ success, sanctions: z.array(ownSanction) }),
  }),
  'POST /sanctions/:id/appeal': endpoint({
    summary: 'Appeal against a sanction, once; another admin decides',
    access: 'user',
    whilePaused: true,
    params: idParams,
    body: appealBody,
    response: done,
    errors: notAppealed,
    limit: { times: 20, seconds: 3600 },
  }),
  'POST /auth/appeal': endpoint({
    summary: 'Appeal against the suspension of an account, authenticated by its password; opens no session',
    access: 'open',
    body: appealBody.extend(proof),
    response: done,
    errors: ['login_failed', 'too_many_logins', ...notAppealed],
  }),
  'POST /admin/users/:id/sanctions': endpoint({
    summary: 'Sanction a user: warning, temporary read-only pause, or suspension',
    access: 'admin',
    status: 201,
    params: idParams,
    headers: keyed,
    body: z
      .object({
        kind: z.enum(sanctionKinds, { error: 'unknown_value' }),
        reason: requiredText(sanctionTexts.reason),
        until: until
          .optional()
          .describe(
            'Required for a pause. A suspension without it lasts until it is lifted; a warning has none.',
          ),
      })
      .refine(({ kind, until }) => kind !== 'pause' || until !== undefined, {
        error: 'until_required',
        path: ['until'],
      }),
    response: z.object({ success, message: z.string(), sanction }),
    errors: [
      ...(['user_not_found', 'until_required', 'sanction_forbidden'] as const),
      ...(['sanction_own', 'already_sanctioned', 'key_reused'] as const),
    ],
    limit: { times: 120, seconds: 600 },
  }),
  'POST /admin/sanctions/:id/lift': endpoint({
    summary: 'Lift a sanction, also one of an anonymous author',
    access: 'admin',
    params: idParams,
    response: done,
    errors: [
      ...(['sanction_not_found', 'sanction_forbidden', 'sanction_own', 'already_decided'] as const),
      'hidden_from_you',
    ],
  }),
  'GET /admin/author-pauses': endpoint({
    summary:
      'List the active pauses of anonymous authors, newest first, by the content they were applied for',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.appealPage) }),
    response: z.object({ success, pauses: z.array(authorPause), ...paging }),
    errors: ['hidden_from_you'],
  }),
  'POST /admin/author-pauses': endpoint({
    summary: 'Pause the author of anonymous content until a given day, without revealing who it is',
    access: 'admin',
    status: 201,
    body: z.object({
      thing: z.enum(pausedThings, { error: 'unknown_value' }),
      id,
      reason: requiredText(sanctionTexts.reason),
      until,
    }),
    response: done,
    errors: [
      'hidden_from_you',
      'post_not_found',
      'comment_not_found',
      'suspect_not_found',
      'author_is_named',
      'until_required',
      'sanction_own',
    ],
    limit: { times: 120, seconds: 600 },
  }),
  'GET /admin/appeals': endpoint({
    summary: 'List open appeals, oldest first',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.appealPage) }),
    response: z.object({ success, appeals: z.array(waitingAppeal), ...paging }),
  }),
  'POST /admin/appeals/:id': endpoint({
    summary: 'Decide an appeal; not possible for the admin who applied the sanction',
    access: 'admin',
    params: idParams,
    body: z.object({
      outcome: z.enum(appealOutcomes, { error: 'unknown_value' }),
      answer: optionalText(sanctionTexts.answer),
    }),
    response: done,
    errors: [
      'sanction_not_found',
      'sanction_forbidden',
      'sanction_own',
      'appeal_by_another',
      'already_decided',
      'hidden_from_you',
    ],
  }),
} as const

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
  /** YYYY-MM-DD. No time is stored for an appeal about something anonymous. */
  day: z.string(),
  outcome: z.enum(appealOutcomes).nullable(),
  answer: z.string(),
})

const sanctionParts = {
  _id: z.string(),
  kind: z.enum(sanctionKinds),
  until: z.string().nullable(),
  /** The day on which the sanction was imposed. */
  day: z.string(),
  /** Whether it is in force today; a warning never is. */
  isActive: z.boolean(),
  appeal: appeal.nullable(),
}

/**
 * A sanction against me, visible to me only. While a session hides what I wrote anonymously, all active pauses are merged into one
 * that only says until when it lasts: a separate pause could reveal that it is about something anonymous.
 */
export const ownSanction = z.object({
  ...sanctionParts,
  /** null for the merged pause. */
  day: z.string().nullable(),
  /** null for the merged pause. */
  reason: z.string().nullable(),
  canAppeal: z.boolean(),
})
export type OwnSanction = z.output<typeof ownSanction>

/** A sanction against a named person as admins see it. */
export const sanction = z.object({
  ...sanctionParts,
  reason: z.string(),
  /** The name of the admin; null when the account has been deleted. */
  by: z.string().nullable(),
  liftedAt: time.nullable(),
})
export type Sanction = z.output<typeof sanction>

/** The anonymous content whose author was paused. */
const thing = z.object({
  kind: z.enum(pausedThings),
  _id: z.string(),
  /** The post itself, or the post of the comment. */
  postId: z.string().nullable(),
  /** The title of that post, or the name of the suspect; null when it is gone. */
  title: z.string().nullable(),
})

/** A pause of an unknown author, identified by the content for which it was imposed. */
export const authorPause = z.object({
  _id: z.string(),
  thing,
  reason: z.string(),
  /** The first day after the pause. */
  until: z.string(),
  /** The day on which the pause was imposed. */
  day: z.string(),
  /** The name of the admin; null when the account has been deleted. */
  by: z.string().nullable(),
})
export type AuthorPause = z.output<typeof authorPause>

export const waitingAppeal = z.object({
  ...sanctionParts,
  appeal,
  reason: z.string(),
  by: z.string().nullable(),
  /** null if the appeal is about something anonymous: nobody learns who appeals. */
  person: person.nullable(),
  thing: thing.nullable(),
  /** The admin who imposed the sanction must not judge the appeal against it. */
  canJudge: z.boolean(),
})
export type WaitingAppeal = z.output<typeof waitingAppeal>

const appealBody = z.object({ text: requiredText(sanctionTexts.appeal) })
const notAppealed = ['sanction_not_found', 'appealed_already', 'appeal_closed'] as const

export const sanctions = {
  'GET /sanctions/mine': endpoint({
    summary: 'What was done about me in the last year, the latest first',
    access: 'user',
    response: z.object({ success, sanctions: z.array(ownSanction) }),
  }),
  'POST /sanctions/:id/appeal': endpoint({
    summary: 'Appeal against what was done about me; once, and another admin judges',
    access: 'user',
    whilePaused: true,
    params: idParams,
    body: appealBody,
    response: done,
    errors: notAppealed,
    limit: { times: 20, seconds: 3600 },
  }),
  'POST /auth/appeal': endpoint({
    summary: 'Appeal against the suspension of my account, with its password; opens no session',
    access: 'open',
    body: appealBody.extend(proof),
    response: done,
    errors: ['login_failed', 'too_many_logins', ...notAppealed],
  }),
  'POST /admin/users/:id/sanctions': endpoint({
    summary: 'Warn somebody, let them only read until a day, or shut them out',
    access: 'admin',
    status: 201,
    params: idParams,
    headers: keyed,
    body: z
      .object({
        kind: z.enum(sanctionKinds, { error: 'unknown_value' }),
        reason: requiredText(sanctionTexts.reason),
        /** Required for a pause. A suspension without it lasts until it is lifted; a warning has none. */
        until: until.optional(),
      })
      .refine(({ kind, until }) => kind !== 'pause' || until !== undefined, {
        error: 'until_required',
        path: ['until'],
      }),
    response: z.object({ success, message: z.string(), sanction }),
    errors: ['user_not_found', 'until_required', 'sanction_forbidden', 'sanction_own', 'already_sanctioned'],
    limit: { times: 120, seconds: 600 },
  }),
  'POST /admin/sanctions/:id/lift': endpoint({
    summary: 'Take a warning, pause or suspension back, also one of an author who is not known',
    access: 'admin',
    params: idParams,
    response: done,
    errors: [
      ...(['sanction_not_found', 'sanction_forbidden', 'sanction_own', 'already_decided'] as const),
      'hidden_from_you',
    ],
  }),
  'GET /admin/author-pauses': endpoint({
    summary: 'The pauses of authors that hold today, the latest first, by what they were given for',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.appealPage) }),
    response: z.object({ success, pauses: z.array(authorPause), ...paging }),
    errors: ['hidden_from_you'],
  }),
  'POST /admin/author-pauses': endpoint({
    summary: 'Let whoever wrote something anonymous only read until a day; nobody learns who that is',
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
    summary: 'The appeals that wait, those that have waited longest first',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.appealPage) }),
    response: z.object({ success, appeals: z.array(waitingAppeal), ...paging }),
  }),
  'POST /admin/appeals/:id': endpoint({
    summary: 'Judge an appeal, which whoever made the decision cannot',
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

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

/** YYYY-MM-DD, the first day on which it holds no more; how far ahead it may be is the server's to say. */
const until = z
  .string({ error: 'until_required' })
  .max(20, { error: 'until_required' })
  .refine(isDay, { error: 'until_required' })

/** What became of an appeal; `outcome` is null while it waits. */
const appeal = z.object({
  text: z.string(),
  /** Of one about something anonymous the day alone is known. */
  day: z.string(),
  outcome: z.enum(appealOutcomes).nullable(),
  answer: z.string(),
})

const sanctionParts = {
  _id: z.string(),
  kind: z.enum(sanctionKinds),
  until: z.string().nullable(),
  /** The day on which it was made. */
  day: z.string(),
  /** Whether it holds today; a warning never does. */
  isActive: z.boolean(),
  appeal: appeal.nullable(),
}

/**
 * What was done about me, as only I am told it. While what I wrote anonymously is hidden from me, all pauses that hold are one, which
 * says until when and nothing else: a single one could tell of that.
 */
export const ownSanction = z.object({
  ...sanctionParts,
  /** null of that one. */
  day: z.string().nullable(),
  /** null of that one. */
  reason: z.string().nullable(),
  canAppeal: z.boolean(),
})
export type OwnSanction = z.output<typeof ownSanction>

/** The same as admins see it, of somebody with their name. */
export const sanction = z.object({
  ...sanctionParts,
  reason: z.string(),
  /** The admin; null when their account is gone. */
  by: z.string().nullable(),
  liftedAt: time.nullable(),
})
export type Sanction = z.output<typeof sanction>

/** The anonymous thing whose author was paused. */
const thing = z.object({
  kind: z.enum(pausedThings),
  _id: z.string(),
  /** The post itself, or that of the comment. */
  postId: z.string().nullable(),
  /** What that post is called, or the suspect; null when it is gone. */
  title: z.string().nullable(),
})

/** A pause of an author whom nobody knows, by what it was given for. */
export const authorPause = z.object({
  _id: z.string(),
  thing,
  reason: z.string(),
  /** The first day on which it holds no more. */
  until: z.string(),
  /** The day on which it was made. */
  day: z.string(),
  /** The admin; null when their account is gone. */
  by: z.string().nullable(),
})
export type AuthorPause = z.output<typeof authorPause>

export const waitingAppeal = z.object({
  ...sanctionParts,
  appeal,
  reason: z.string(),
  by: z.string().nullable(),
  /** null where it is about something anonymous: then nobody learns who appeals. */
  person: person.nullable(),
  thing: thing.nullable(),
  /** Whoever made it judges no appeal against it. */
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
        /** A pause needs it; a suspension without it lasts until it is lifted, and a warning has none. */
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

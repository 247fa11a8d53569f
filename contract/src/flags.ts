import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  done,
  id,
  idParams,
  optionalText,
  page,
  pageSize,
  paging,
  requiredText,
  success,
  time,
} from './fields.ts'
import { media, post } from './posts.ts'
import { automaticReasons, flagKinds, flagReasons } from './rules/flagReasons.ts'
import { limits } from './rules/limits.ts'
import { flagTexts, reviewTexts, searchText } from './rules/texts.ts'

/** A flag: what a person or Bichar itself reported to the admins about something. */
export const report = z.object({
  _id: z.string(),
  /** The reporter's own words or else the label of `code`. For an automatic flag, the label of `code` followed by what was found. */
  reason: z.string(),
  /** Only the reporter's words, or the link, number or watch words that Bichar found; '' if there are none. */
  text: z.string(),
  code: z.enum([...flagReasons, ...automaticReasons]),
  /** Whether Bichar itself raised the flag. */
  isAutomatic: z.boolean(),
  /** null when the account has been deleted or the flag is automatic. */
  reporter: z.object({ name: z.string() }).nullable(),
  createdAt: time,
})
export type Report = z.output<typeof report>

/** A post with open flags. */
export const reportedPost = post
  .pick({ _id: true, title: true, desc: true, isAnonymous: true, isAllowed: true, medias: true })
  .extend({
    /** null when the account has been deleted, and when the post is anonymous and not the viewer's own. */
    author: post.shape.user,
    createdAt: time,
    /** Increases with every edit of the post. A decision sends the version the moderator saw, and is refused if it is outdated. */
    version: z.number().int(),
    /** How many flags are open; `reports` holds only the latest. */
    reportCount: z.number().int(),
    reports: z.array(report),
  })
export type ReportedPost = z.output<typeof reportedPost>

const lookedAt = z.number({ error: 'validation' }).int({ error: 'validation' }).min(1).optional()

/** Something with open flags. It contains nothing about its author that admins may not know. */
export const flaggedThing = z.object({
  kind: z.enum(flagKinds),
  _id: z.string(),
  /** The title of a post or timeline entry, or the name of a suspect or person; '' for a comment. */
  title: z.string(),
  text: z.string(),
  /** The files of its creator: media of a post, evidence of an entry, the photo of a suspect or person. */
  medias: z.array(media),
  /** null for anonymous content, suspects and people, and when the account has been deleted. */
  author: z.object({ _id: z.string(), name: z.string() }).nullable(),
  isAnonymous: z.boolean(),
  /** The beginning of the comment that this comment replies to, else null. */
  answers: z.string().nullable(),
  /** The post itself, or the post that the comment or entry belongs to; null for suspects and people. */
  post: z.object({ _id: z.string(), title: z.string() }).nullable(),
  createdAt: time,
  /**
   * Increases with every edit. A decision sends the version the moderator saw, and is refused if it is outdated. Always 1 if it cannot
   * be edited.
   */
  version: z.number().int(),
  isUrgent: z.boolean(),
  /** When the oldest of its open flags was raised. */
  since: time,
  /** How many flags are open; `flags` holds only the latest. */
  flagCount: z.number().int(),
  flags: z.array(report),
})
export type FlaggedThing = z.output<typeof flaggedThing>

export const reports = {
  'POST /flags': endpoint({
    summary: 'Flag something for the admins; while a flag of mine is open, another changes nothing',
    access: 'user',
    body: z
      .object({
        kind: z.enum(flagKinds, { error: 'unknown_value' }),
        id,
        reason: z.enum(flagReasons, { error: 'unknown_value' }),
        /** Required if the reason is 'other'. */
        text: optionalText(flagTexts.reason),
      })
      .refine(({ reason, text }) => reason !== 'other' || text !== '', {
        error: 'reason_required',
        path: ['text'],
      }),
    response: done,
    errors: [
      ...(['post_not_found', 'post_not_public', 'comment_not_found', 'timeline_not_found'] as const),
      ...(['suspect_not_found', 'user_not_found'] as const),
    ],
    limit: { times: 30, seconds: 600, shared: { atOnce: 1 } },
  }),
  'GET /admin/flags': endpoint({
    summary: 'Everything with open flags: what is urgent first, then what has waited longest',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.reportedPage),
      /** All kinds when left out or empty. */
      kind: z.enum([...flagKinds, ''], { error: 'unknown_value' }).default(''),
    }),
    response: z.object({ success, flagged: z.array(flaggedThing), ...paging }),
  }),
  'POST /admin/flags/:kind/:id': endpoint({
    summary:
      'Decide on the open flags of something: keep it, remove it, or take a post down until it is corrected',
    access: 'admin',
    params: z.object({ kind: z.enum(flagKinds, { error: 'unknown_value' }), id }),
    body: z
      .object({
        /** A person cannot be removed, and only a post can be taken down. */
        action: z.enum(['keep', 'remove', 'takeDown'], { error: 'unknown_value' }),
        /** Told to the creator of what is removed or taken down. */
        reason: optionalText(reviewTexts.reason),
        version: lookedAt,
        flagCount: lookedAt,
      })
      .refine(({ action, reason }) => action === 'keep' || reason !== '', {
        error: 'reason_required',
        path: ['reason'],
      }),
    response: done,
    /** A removed item counts as already decided. */
    errors: ['already_decided', 'conflict'],
  }),
  'POST /posts/:id/report': endpoint({
    summary: 'Report a post to the admins; while a report of mine is open, another changes nothing',
    access: 'user',
    params: idParams,
    body: z.object({
      reason: requiredText(flagTexts.reason),
      /** The predefined reason that matches the text. */
      code: z.enum(flagReasons, { error: 'unknown_value' }).default('other'),
    }),
    response: done,
    errors: ['post_not_found', 'post_not_public'],
    limit: { times: 30, seconds: 600, shared: { atOnce: 1 } },
  }),
  'GET /admin/reported-posts': endpoint({
    summary: 'The posts with open reports, those with the most first',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.reportedPage), search: optionalText(searchText) }),
    response: z.object({
      success,
      posts: z.array(reportedPost),
      ...paging,
    }),
  }),
  'POST /admin/reported-posts/:id': endpoint({
    summary: 'Decide on the open reports of a post: clear them, or take the post away',
    access: 'admin',
    params: idParams,
    body: z.object({
      action: z.enum(['ignore', 'delete'], { error: 'unknown_value' }),
      /** The `version` that the admin saw. If the post has changed since, the decision is refused. */
      version: lookedAt,
      /** The `reportCount` that the admin saw. If the number has changed since, the decision is refused. */
      reportCount: lookedAt,
    }),
    response: done,
    errors: ['post_not_found', 'already_decided', 'conflict'],
  }),
} as const

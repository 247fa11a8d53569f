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

/** What somebody, or Bichar itself, told the admins about something. */
export const report = z.object({
  _id: z.string(),
  /** In the words of whoever said it; without any, those of the `code`. Of Bichar's own, those of the `code` and what was found. */
  reason: z.string(),
  /** The words alone, or the link, the number or the words of the watch list that Bichar has found; '' without any. */
  text: z.string(),
  code: z.enum([...flagReasons, ...automaticReasons]),
  /** Whether Bichar itself said it. */
  isAutomatic: z.boolean(),
  /** null when the account is gone, and when Bichar itself said it. */
  reporter: z.object({ name: z.string() }).nullable(),
  createdAt: time,
})
export type Report = z.output<typeof report>

/** A post with open reports. */
export const reportedPost = post
  .pick({ _id: true, title: true, desc: true, isAnonymous: true, isAllowed: true, medias: true })
  .extend({
    /** null when the post is anonymous and somebody else's, and when the account is gone. */
    author: post.shape.user,
    createdAt: time,
    /** Grows with every edit of the post; sent with a decision, it must still be the one that was looked at. */
    version: z.number().int(),
    /** How many reports are open; `reports` holds the latest of them. */
    reportCount: z.number().int(),
    reports: z.array(report),
  })
export type ReportedPost = z.output<typeof reportedPost>

const lookedAt = z.number({ error: 'validation' }).int({ error: 'validation' }).min(1).optional()

/** Something with open flags. What of its author admins may not know is not in it. */
export const flaggedThing = z.object({
  kind: z.enum(flagKinds),
  _id: z.string(),
  /** What a post or an entry is called, and a suspect or a person; of a comment ''. */
  title: z.string(),
  text: z.string(),
  /** What its creator sent along: pictures and recordings, evidence, the photo of a suspect or a person. */
  medias: z.array(media),
  /** null of what is anonymous, of suspects, of people, and when the account is gone. */
  author: z.object({ _id: z.string(), name: z.string() }).nullable(),
  isAnonymous: z.boolean(),
  /** The beginning of the comment that a comment answers, else null. */
  answers: z.string().nullable(),
  /** The post that it is, or on which it stands; null of suspects and people. */
  post: z.object({ _id: z.string(), title: z.string() }).nullable(),
  createdAt: time,
  /** Grows with every edit; sent with a decision, it must still be the one that was looked at. What nobody edits stays at 1. */
  version: z.number().int(),
  isUrgent: z.boolean(),
  /** Since when the oldest of its flags is open. */
  since: time,
  /** How many flags are open; `flags` holds the latest of them. */
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
        /** Needed where the reason is 'other'. */
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
      /** All when it is left out or empty. */
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
        /** Nobody is removed, and only posts are taken down. */
        action: z.enum(['keep', 'remove', 'takeDown'], { error: 'unknown_value' }),
        /** Told to whoever made what is removed or taken down. */
        reason: optionalText(reviewTexts.reason),
        version: lookedAt,
        flagCount: lookedAt,
      })
      .refine(({ action, reason }) => action === 'keep' || reason !== '', {
        error: 'reason_required',
        path: ['reason'],
      }),
    response: done,
    /** What is gone has been decided. */
    errors: ['already_decided', 'conflict'],
  }),
  'POST /posts/:id/report': endpoint({
    summary: 'Report a post to the admins; while a report of mine is open, another changes nothing',
    access: 'user',
    params: idParams,
    body: z.object({
      reason: requiredText(flagTexts.reason),
      /** The reason of the list that the words belong to. */
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
      /** The `version` that was looked at. If the post has changed since, nothing is decided. */
      version: lookedAt,
      /** The `reportCount` that was looked at. If there are others by now, nothing is decided. */
      reportCount: lookedAt,
    }),
    response: done,
    errors: ['post_not_found', 'already_decided', 'conflict'],
  }),
} as const

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  done,
  idParams,
  optionalText,
  page,
  pageSize,
  paging,
  requiredText,
  success,
  time,
} from './fields.ts'
import { post } from './posts.ts'
import { automaticReasons, flagReasons } from './rules/flagReasons.ts'
import { limits } from './rules/limits.ts'
import { flagTexts, searchText } from './rules/texts.ts'

/** What somebody, or Bichar itself, told the admins about something. */
export const report = z.object({
  _id: z.string(),
  /** In the words of whoever said it; without any, those of the `code`. */
  reason: z.string(),
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

export const reports = {
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

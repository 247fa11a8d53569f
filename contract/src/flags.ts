import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  canModerate,
  done,
  id,
  idOf,
  idParams,
  optionalText,
  page,
  pageSize,
  paging,
  requiredText,
  searchWords,
  seenNumber,
  success,
  time,
  uuid,
} from './fields.ts'
import { media, post } from './posts.ts'
import { automaticReasons, flagKinds, flagReasons } from './rules/flagReasons.ts'
import { limits } from './rules/limits.ts'
import { flagTexts, reviewTexts } from './rules/texts.ts'

export const report = z
  .object({
    _id: uuid,
    reason: z
      .string()
      .describe(
        "The reporter's own words or else the label of `code`. For an automatic flag, the label of `code` followed by what was found.",
      ),
    text: z
      .string()
      .describe(
        "Only the reporter's words, or the link, number or watch words that Bichar found; '' if there are none.",
      ),
    code: z.enum([...flagReasons, ...automaticReasons]),
    isAutomatic: z.boolean().describe('Whether Bichar itself raised the flag.'),
    reporter: z
      .object({ name: z.string() })
      .nullable()
      .describe('null when the account has been deleted or the flag is automatic.'),
    createdAt: time,
  })
  .meta({
    id: 'Flag',
    description: 'A flag: what a person or Bichar itself reported to the admins about something.',
  })
export type Report = z.output<typeof report>

export const reportedPost = post
  .pick({ _id: true, title: true, desc: true, isAnonymous: true, isAllowed: true, medias: true })
  .extend({
    author: post.shape.user.describe(
      "null when the account has been deleted, and when the post is anonymous and not the viewer's own.",
    ),
    createdAt: time,
    version: z
      .number()
      .int()
      .describe(
        'Increases with every edit of the post. A decision sends the version the moderator saw, and is refused if it is outdated.',
      ),
    reportCount: z.number().int().describe('How many flags are open; `reports` holds only the latest.'),
    reports: z.array(report),
    can: canModerate,
  })
  .meta({ id: 'ReportedPost', description: 'A post with open flags.' })
export type ReportedPost = z.output<typeof reportedPost>

export const flaggedThing = z
  .object({
    kind: z.enum(flagKinds),
    _id: uuid,
    title: z
      .string()
      .describe(
        "The title of a post or timeline entry, or the name of a suspect or person; '' for a comment.",
      ),
    text: z.string(),
    medias: z
      .array(media)
      .describe(
        'The files of its creator: media of a post, evidence of an entry, the photo of a suspect or person.',
      ),
    author: z
      .object({ _id: uuid, name: z.string() })
      .nullable()
      .describe('null for anonymous content, suspects and people, and when the account has been deleted.'),
    isAnonymous: z.boolean(),
    answers: z
      .string()
      .nullable()
      .describe('The beginning of the comment that this comment replies to, else null.'),
    post: z
      .object({ _id: uuid, title: z.string() })
      .nullable()
      .describe(
        'The post itself, or the post that the comment or entry belongs to; null for suspects and people.',
      ),
    createdAt: time,
    version: z
      .number()
      .int()
      .describe(
        'Increases with every edit. A decision sends the version the moderator saw, and is refused if it is outdated. Always 1 if it cannot be edited.',
      ),
    isUrgent: z.boolean(),
    since: time.describe('When the oldest of its open flags was raised.'),
    flagCount: z.number().int().describe('How many flags are open; `flags` holds only the latest.'),
    flags: z.array(report),
    can: canModerate,
  })
  .meta({
    id: 'FlaggedItem',
    description: 'Something with open flags. It contains nothing about its author that admins may not know.',
  })
export type FlaggedThing = z.output<typeof flaggedThing>

export const reports = {
  'POST /flags': endpoint({
    summary: 'Flag content or a person; does nothing while the current user has an open flag on it',
    access: 'user',
    body: z
      .object({
        kind: z.enum(flagKinds, { error: 'unknown_value' }),
        id,
        reason: z.enum(flagReasons, { error: 'unknown_value' }),
        text: optionalText(flagTexts.reason).describe("Required if the reason is 'other'."),
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
    summary: 'List everything with open flags: urgent items first, then the oldest',
    access: 'admin',
    query: z.object({
      page,
      limit: pageSize(limits.reportedPage),
      kind: z
        .enum([...flagKinds, ''], { error: 'unknown_value' })
        .default('')
        .describe('All kinds when left out or empty.'),
    }),
    response: z.object({ success, flagged: z.array(flaggedThing), ...paging }),
  }),
  'POST /admin/flags/:kind/:id': endpoint({
    summary:
      'Resolve the open flags of an item: keep it, remove it, or unpublish a post until it is corrected',
    access: 'admin',
    params: z.object({
      kind: z.enum(flagKinds, { error: 'unknown_value' }).describe('The kind of the item.'),
      id: idOf('the item'),
    }),
    body: z
      .object({
        action: z
          .enum(['keep', 'remove', 'takeDown'], { error: 'unknown_value' })
          .describe('A person cannot be removed, and only a post can be taken down.'),
        reason: optionalText(reviewTexts.reason).describe(
          'Told to the creator of what is removed or taken down.',
        ),
        version: seenNumber,
        flagCount: seenNumber,
      })
      .refine(({ action, reason }) => action === 'keep' || reason !== '', {
        error: 'reason_required',
        path: ['reason'],
      }),
    response: done,
    /** A removed item counts as already decided. */
    errors: ['own_item', 'already_decided', 'conflict'],
  }),
  'POST /posts/:id/report': endpoint({
    summary: 'Report a post to the moderators; does nothing while the current user has an open report on it',
    access: 'user',
    params: idParams,
    body: z.object({
      reason: requiredText(flagTexts.reason),
      code: z
        .enum(flagReasons, { error: 'unknown_value' })
        .default('other')
        .describe('The predefined reason that matches the text.'),
    }),
    response: done,
    errors: ['post_not_found', 'post_not_public'],
    limit: { times: 30, seconds: 600, shared: { atOnce: 1 } },
  }),
  'GET /admin/reported-posts': endpoint({
    summary: 'List posts with open reports, most reported first',
    access: 'admin',
    query: z.object({ page, limit: pageSize(limits.reportedPage), search: searchWords }),
    response: z.object({
      success,
      posts: z.array(reportedPost),
      ...paging,
    }),
  }),
  'POST /admin/reported-posts/:id': endpoint({
    summary: 'Resolve the open reports of a post: dismiss them, or delete the post',
    access: 'admin',
    params: idParams,
    body: z.object({
      action: z.enum(['ignore', 'delete'], { error: 'unknown_value' }),
      version: seenNumber.describe(
        'The `version` that the admin saw. If the post has changed since, the decision is refused.',
      ),
      reportCount: seenNumber.describe(
        'The `reportCount` that the admin saw. If the number has changed since, the decision is refused.',
      ),
    }),
    response: done,
    errors: ['post_not_found', 'own_item', 'already_decided', 'conflict'],
  }),
} as const

import { z } from 'zod'
import { person } from './accounts.ts'
import { aboutFiles, attachments, fileErrors, keptFiles, stills } from './attachments.ts'
import { caseLine } from './caseLine.ts'
import { endpoint } from './endpoint.ts'
import {
  crimeType,
  cursor,
  day,
  done,
  flag,
  id,
  idParams,
  jsonList,
  keyed,
  nextCursor,
  page,
  pageSize,
  success,
  time,
  uuid,
} from './fields.ts'
import { districtSlug } from './places.ts'
import { postFields } from './postFields.ts'
import { limits } from './rules/limits.ts'
import { type ReportTextField, textFields } from './rules/reportTexts.ts'
import { linkedSuspect } from './suspects.ts'

export const media = z
  .object({
    url: z.string(),
    type: z.enum(['image', 'video', 'audio']),
    alt: z.string(),
    thumbnail: z.string().nullable(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    duration: z.number().nullable(),
    bytes: z.number().int(),
    thumbnailBytes: z.number().int().nullable(),
    widths: z.array(z.number().int()),
  })
  .meta({
    id: 'Media',
    description:
      "An attached picture, video or recording. `width` and `height` reserve its space on the page before it has loaded, which prevents a layout shift; `bytes` and `thumbnailBytes` are the sizes of the files. `alt` is what a picture shows, or what is said or happens in a video or recording, in the words of whoever attached it; '' if nobody has written any. `duration` is the length of a video or recording in seconds, if known. `widths` are those of the WebP versions of a picture, whose addresses `addressOfSize` returns. A job makes these versions some moments after the upload; until then `widths` is empty and `url` leads to a small version.",
  })
export type Media = z.output<typeof media>

/** The review state of a post: it waits for a moderator, is public, or was sent back to its author. */
export const reviewStates = ['waiting', 'approved', 'returned'] as const
export type ReviewState = (typeof reviewStates)[number]

const textOutputs = Object.fromEntries(textFields.map((field) => [field, z.string()])) as Record<
  ReportTextField,
  z.ZodString
>

export const post = z
  .object({
    _id: uuid,
    ...textOutputs,
    district: z
      .string()
      .describe(
        "Where it happened, as chosen by the author: English names; '' when not chosen, `upazila` also for a whole district.",
      ),
    upazila: z.string(),
    place: z
      .object({ en: z.string(), bn: z.string() })
      .describe("The display name of the chosen place, such as 'Savar, Dhaka'; '' when none was chosen."),
    incidentAt: z
      .string()
      .describe(
        "When it happened according to the author: YYYY-MM-DD or YYYY-MM-DDTHH:mm; '' when not given.",
      ),
    kinds: z.array(crimeType).describe('The kinds of crime that the author chose: none to three.'),
    isAnonymous: z.boolean(),
    medias: z.array(media),
    criminals: z.array(linkedSuspect).describe('The linked suspects.'),
    hasPendingSuspects: z
      .boolean()
      .describe(
        'Whether it names somebody whom this viewer may not see: a moderator has not decided about them yet.',
      ),
    user: person
      .nullable()
      .describe(
        'null when the account has been deleted, and for everyone but the author when the post is anonymous.',
      ),
    isAllowed: z.boolean(),
    review: z
      .object({
        state: z.enum(reviewStates),
        reason: z.string().describe("The moderator's reason for sending it back; may be empty."),
        version: z
          .number()
          .int()
          .describe(
            'Increases with every edit and decision. A decision sends the version the moderator saw, and is refused if it is outdated.',
          ),
      })
      .nullable()
      .describe('Only for the author and admins.'),
    hasReacted: z.boolean(),
    reactionCount: z.number().int(),
    commentCount: z.number().int(),
    caseLine,
    reportCount: z
      .number()
      .int()
      .optional()
      .describe('How many flags against the post are open; only for admins.'),
    withoutAccount: z
      .boolean()
      .optional()
      .describe('Whether it was filed without an account; only for admins.'),
    createdAt: time,
    updatedAt: time,
    publishedOn: day
      .nullable()
      .describe(
        'The day in Bangladesh on which a moderator first published it, which no edit changes; null while it is not public.',
      ),
    can: z
      .object({
        edit: z.boolean(),
        delete: z.boolean(),
        changeAnonymity: z.boolean(),
        moderate: z.boolean(),
        addTimeline: z.boolean(),
      })
      .describe('What this viewer may do; only the server decides it.'),
  })
  .meta({
    id: 'Post',
    description:
      'A report. What it contains depends on who reads it: the author and admins see more than guests.',
  })
export type Post = z.output<typeof post>

const linkedIds = jsonList(id, limits.suspectsPerPost)

const filedFields = z.object({
  ...postFields,
  ...aboutFiles,
  criminals: linkedIds.default([]),
  isAnonymous: flag(true),
})

const onePost = z.object({ success, post })
export const savedPost = z.object({ success, message: z.string(), post })

export const posts = {
  'POST /posts': endpoint({
    summary: 'Submit a report; it waits for review',
    example: {
      form: {
        title: 'Phone snatched at the bus stop',
        desc: 'Two men on a motorcycle took the phone of a student.',
        location: 'Savar, Dhaka',
        kinds: ['Theft'],
        isAnonymous: true,
      },
    },
    access: 'user',
    status: 201,
    location: '/posts/{post._id}',
    headers: keyed,
    form: {
      fields: filedFields
        /** Only for an anonymous report: no link to its author is stored, and the author follows it by a code. */
        .extend({ keepNoLink: flag(false) })
        .refine(({ isAnonymous, keepNoLink }) => isAnonymous || !keepNoLink, {
          error: 'no_link_needs_anonymity',
          path: ['keepNoLink'],
        }),
      files: { medias: attachments, stills },
    },
    response: savedPost.extend({
      followUpCode: z
        .string()
        .optional()
        .describe(
          'Only for a report without a link to its author. It is returned once, and again for a retry of the same request.',
        ),
    }),
    errors: ['unknown_suspect', 'no_link_needs_anonymity', 'sending_key', 'key_reused', ...fileErrors],
    limit: {
      times: 120,
      seconds: 600,
      shared: { atOnce: 1, except: ({ keepNoLink }) => keepNoLink === true },
    },
  }),
  'GET /posts': endpoint({
    summary: 'List posts, newest first; paginated by page or cursor',
    example: { query: { limit: 10 } },
    access: 'guest',
    query: z.object({
      page,
      limit: pageSize(limits.feedPage),
      cursor,
      isAllowed: flag(true).describe('`false` is only for admins: posts that wait or were sent back.'),
    }),
    response: z.object({
      success,
      posts: z.array(post),
      nextCursor,
    }),
    errors: ['admins_only'],
  }),
  'GET /posts/:id': endpoint({
    summary:
      'Get a post; one that waits for review is visible to its author and admins only. For others, one that was public is gone',
    access: 'guest',
    params: idParams,
    response: onePost,
    errors: ['post_not_found', 'post_gone'],
  }),
  'GET /posts/user/:id': endpoint({
    summary: "List a user's posts; anonymous and unapproved ones are included for that user only",
    access: 'guest',
    params: idParams,
    query: z.object({ page, limit: pageSize(limits.feedPage), cursor }),
    response: z.object({
      success,
      posts: z.array(post),
      total: z.number().int(),
      nextCursor,
    }),
    errors: ['user_not_found'],
  }),
  'GET /posts/criminalsPosts/:id': endpoint({
    summary: 'List the public posts about a suspect, newest first; paginated by page or cursor',
    access: 'guest',
    params: idParams,
    query: z.object({ page, limit: pageSize(limits.feedPage), cursor }),
    response: z.object({
      success,
      posts: z.array(post),
      nextCursor,
    }),
    errors: ['suspect_not_found'],
  }),
  'GET /posts/district/:slug': endpoint({
    summary: 'List the public posts of a district, newest first',
    access: 'guest',
    params: districtSlug,
    query: z.object({ page, limit: pageSize(limits.feedPage), cursor }),
    response: z.object({
      success,
      posts: z.array(post),
      nextCursor,
    }),
    errors: ['not_found'],
  }),
  'PUT /posts/:id': endpoint({
    summary: 'Update a post; it waits for review again',
    access: 'user',
    params: idParams,
    form: {
      fields: z.object({
        ...postFields,
        criminals: linkedIds.optional().describe('Left out, all stay.'),
        isAnonymous: flag(true)
          .unwrap()
          .optional()
          .describe('Left out, it stays as it is. Only the author may change it.'),
        existingMedias: keptFiles.optional(),
        ...aboutFiles,
      }),
      files: { newMedias: attachments, stills },
    },
    response: savedPost,
    errors: [
      'post_not_found',
      'post_edit_forbidden',
      'post_anonymity_forbidden',
      'unknown_suspect',
      'unknown_media',
      ...fileErrors,
    ],
    limit: { times: 240, seconds: 600 },
  }),
  'DELETE /posts/:id': endpoint({
    summary: 'Delete a post and everything that belongs to it',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['post_not_found', 'post_delete_forbidden'],
  }),
} as const

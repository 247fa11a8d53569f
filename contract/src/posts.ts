import { z } from 'zod'
import { person } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import {
  cursor,
  done,
  flag,
  id,
  idParams,
  jsonList,
  keyed,
  optionalText,
  page,
  pageSize,
  requiredText,
  sourceUrl,
  success,
  time,
} from './fields.ts'
import { districtSlug, placeName } from './places.ts'
import { caseSteps, entryOrigins } from './rules/caseSteps.ts'
import { crimeTypes } from './rules/crimeTypes.ts'
import { isIncidentTime } from './rules/incidentTime.ts'
import { limits } from './rules/limits.ts'
import { reportTexts } from './rules/texts.ts'
import { linkedSuspect } from './suspects.ts'

/**
 * An attached picture, video or recording. `width` and `height` reserve its space on the page before it has loaded, which prevents a
 * layout shift; `bytes` and `thumbnailBytes` are the sizes of the files. `duration` is the length of a video or recording in seconds,
 * if known. `widths` are those of the WebP versions of a picture, whose addresses `addressOfSize` returns. A job makes these versions
 * some moments after the upload; until then `widths` is empty and `url` leads to a small version.
 */
export const media = z.object({
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
export type Media = z.output<typeof media>

/** The review state of a post: it waits for a moderator, is public, or was sent back to its author. */
export const reviewStates = ['waiting', 'approved', 'returned'] as const
export type ReviewState = (typeof reviewStates)[number]

export const post = z.object({
  _id: z.string(),
  title: z.string(),
  desc: z.string(),
  source: z.string(),
  location: z.string(),
  /** Where it happened, as chosen by the author: English names; '' when not chosen, `upazila` also for a whole district. */
  district: z.string(),
  upazila: z.string(),
  /** The display name of the chosen place, such as 'Savar, Dhaka'; '' when none was chosen. */
  place: z.object({ en: z.string(), bn: z.string() }),
  /** When it happened according to the author: YYYY-MM-DD or YYYY-MM-DDTHH:mm; '' when not given. */
  incidentAt: z.string(),
  /** The kinds of crime that the author chose: none to three. */
  kinds: z.array(z.enum(crimeTypes)),
  isAnonymous: z.boolean(),
  medias: z.array(media),
  /** The linked suspects. */
  criminals: z.array(linkedSuspect),
  /** null when the account has been deleted, and for everyone but the author when the post is anonymous. */
  user: person.nullable(),
  isAllowed: z.boolean(),
  /** Only for the author and admins. */
  review: z
    .object({
      state: z.enum(reviewStates),
      /** The moderator's reason for sending it back; may be empty. */
      reason: z.string(),
      /** Increases with every edit and decision. A decision sends the version the moderator saw, and is refused if it is outdated. */
      version: z.number().int(),
    })
    .nullable(),
  hasReacted: z.boolean(),
  reactionCount: z.number().int(),
  commentCount: z.number().int(),
  /** The progress of the case according to approved timeline entries: the latest entry of each step, sorted by day. */
  caseLine: z.object({
    steps: z.array(
      z.object({ step: z.enum(caseSteps), date: z.string(), origin: z.enum([...entryOrigins, '']) }),
    ),
    /** How many approved entries there are, including those with a step. */
    updates: z.number().int(),
  }),
  /** How many flags against the post are open; only for admins. */
  reportCount: z.number().int().optional(),
  /** Whether it was filed without an account; only for admins. */
  withoutAccount: z.boolean().optional(),
  createdAt: time,
  updatedAt: time,
  /** What this viewer may do; only the server decides it. */
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    changeAnonymity: z.boolean(),
    moderate: z.boolean(),
    addTimeline: z.boolean(),
  }),
})
export type Post = z.output<typeof post>

const incidentAt = z
  .string({ error: 'incident_at' })
  .max('YYYY-MM-DDTHH:mm'.length, { error: 'incident_at' })
  .refine((text) => text === '' || isIncidentTime(text), { error: 'incident_at' })
  .describe('When it happened, by the clock of Bangladesh: YYYY-MM-DD or YYYY-MM-DDTHH:mm')
  .default('')

/** Duplicates are dropped; the order of choice is kept. */
const kinds = jsonList(z.enum(crimeTypes, { error: 'unknown_value' }), crimeTypes.length)
  .transform((chosen) => [...new Set(chosen)])
  .refine(({ length }) => length <= limits.kindsPerPost, { error: 'too_many_kinds' })
  .default([])

export const postFields = {
  title: requiredText(reportTexts.title),
  desc: requiredText(reportTexts.desc),
  source: sourceUrl,
  location: optionalText(reportTexts.location),
  district: placeName,
  upazila: placeName,
  incidentAt,
  kinds,
}

const linkedIds = jsonList(id, limits.suspectsPerPost)

const filedFields = z.object({ ...postFields, criminals: linkedIds.default([]), isAnonymous: flag(true) })

const onePost = z.object({ success, post })
export const savedPost = z.object({ success, message: z.string(), post })

export const attachments = { kinds: ['image', 'video', 'audio'], most: limits.mediaPerPost } as const
export const fileErrors = [
  'file_missing',
  'upload_gone',
  'files_unavailable',
  'file_type',
  'file_damaged',
  'file_codec',
  'file_cuts',
  'file_name_lies',
  'image_too_large',
  'image_dimensions',
  'animation_dimensions',
  'video_too_large',
  'audio_too_large',
  'too_many_files',
] as const

export const posts = {
  'POST /posts': endpoint({
    summary: 'File a report; it waits until an admin lets it through',
    access: 'user',
    status: 201,
    headers: keyed,
    form: {
      fields: filedFields
        /** Only for an anonymous report: no link to its author is stored, and the author follows it by a code. */
        .extend({ keepNoLink: flag(false) })
        .refine(({ isAnonymous, keepNoLink }) => isAnonymous || !keepNoLink, {
          error: 'no_link_needs_anonymity',
          path: ['keepNoLink'],
        }),
      files: { medias: attachments },
    },
    response: savedPost.extend({
      /** Only for a report without a link to its author. It is returned once, and again for a retry of the same request. */
      followUpCode: z.string().optional(),
    }),
    errors: ['unknown_suspect', 'no_link_needs_anonymity', 'sending_key', ...fileErrors],
    limit: {
      times: 120,
      seconds: 600,
      shared: { atOnce: 1, except: ({ keepNoLink }) => keepNoLink === true },
    },
  }),
  'GET /posts': endpoint({
    summary: 'The feed, newest first; by page, or by the cursor of the answer before',
    access: 'guest',
    query: z.object({
      page,
      limit: pageSize(limits.feedPage),
      cursor,
      /** `false` is only for admins: posts that wait or were sent back. */
      isAllowed: flag(true),
    }),
    response: z.object({
      success,
      posts: z.array(post),
      nextCursor: z.string().nullable(),
    }),
    errors: ['admins_only'],
  }),
  'GET /posts/:id': endpoint({
    summary: 'One post; one that waits is there for its author and admins only',
    access: 'guest',
    params: idParams,
    response: onePost,
    errors: ['post_not_found'],
  }),
  'GET /posts/user/:id': endpoint({
    summary: "A person's posts; anonymous and waiting ones only for that person",
    access: 'guest',
    params: idParams,
    query: z.object({ page, limit: pageSize(limits.feedPage), cursor }),
    response: z.object({
      success,
      posts: z.array(post),
      total: z.number().int(),
      nextCursor: z.string().nullable(),
    }),
    errors: ['user_not_found'],
  }),
  'GET /posts/criminalsPosts/:id': endpoint({
    summary: 'The public posts about a suspect, newest first; by page, or by the cursor of the answer before',
    access: 'guest',
    params: idParams,
    query: z.object({ page, limit: pageSize(limits.feedPage), cursor }),
    response: z.object({
      success,
      posts: z.array(post),
      nextCursor: z.string().nullable(),
    }),
    errors: ['suspect_not_found'],
  }),
  'GET /posts/district/:slug': endpoint({
    summary: 'The public posts about a district, newest first',
    access: 'guest',
    params: districtSlug,
    query: z.object({ page, limit: pageSize(limits.feedPage), cursor }),
    response: z.object({
      success,
      posts: z.array(post),
      nextCursor: z.string().nullable(),
    }),
    errors: ['not_found'],
  }),
  'PUT /posts/:id': endpoint({
    summary: 'Change a post; it waits for review again',
    access: 'user',
    params: idParams,
    form: {
      fields: z.object({
        ...postFields,
        /** Left out, all stay. */
        criminals: linkedIds.optional(),
        /** Left out, it stays as it is. Only the author may change it. */
        isAnonymous: flag(true).unwrap().optional(),
        /** The attached media to keep: the objects of the post, or their addresses. Left out, all are kept. */
        existingMedias: jsonList(
          z.union([
            z.string().max(limits.url),
            z.object({ url: z.string().max(limits.url) }).transform((kept) => kept.url),
          ]),
          limits.mediaPerPost,
        ).optional(),
      }),
      files: { newMedias: attachments },
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
    summary: 'Take a post and everything that hangs on it away',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['post_not_found', 'post_delete_forbidden'],
  }),
} as const

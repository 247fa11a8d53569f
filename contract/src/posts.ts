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
 * An attached picture, video or recording. `width` and `height` let a page keep its place before it has loaded, `bytes`
 * and `thumbnailBytes` tell how much there is to load; of a video or a recording
 * `duration` tells how many seconds it lasts, where that is known. `widths` are those of a picture's sizes in WebP, whose
 * addresses `addressOfSize` knows; they come some moments after the picture, which is small until then.
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

/** Where a post stands: it waits for a moderator, is public, or was sent back to its author. */
export const reviewStates = ['waiting', 'approved', 'returned'] as const
export type ReviewState = (typeof reviewStates)[number]

export const post = z.object({
  _id: z.string(),
  title: z.string(),
  desc: z.string(),
  source: z.string(),
  location: z.string(),
  /** Where it happened, as its author has chosen: English names; '' when not said, and `upazila` for a whole district. */
  district: z.string(),
  upazila: z.string(),
  /** What the chosen place is called, such as 'Savar, Dhaka'; '' where none was chosen. */
  place: z.object({ en: z.string(), bn: z.string() }),
  /** When it happened, in the author's own word: YYYY-MM-DD or YYYY-MM-DDTHH:mm; empty when not said. */
  incidentAt: z.string(),
  /** What kinds of crime it is about, as its author says: none to three. */
  kinds: z.array(z.enum(crimeTypes)),
  isAnonymous: z.boolean(),
  medias: z.array(media),
  /** The suspects linked to the post. */
  criminals: z.array(linkedSuspect),
  /** null for everyone but the author when the post is anonymous, and when the account is gone. */
  user: person.nullable(),
  isAllowed: z.boolean(),
  /** For the author and admins only. */
  review: z
    .object({
      state: z.enum(reviewStates),
      /** What the moderator wrote when sending it back; may be empty. */
      reason: z.string(),
      /** Grows with every edit and decision; sent with a decision, it must still be the one that was looked at. */
      version: z.number().int(),
    })
    .nullable(),
  hasReacted: z.boolean(),
  reactionCount: z.number().int(),
  commentCount: z.number().int(),
  /** What became of it, as its approved timeline entries say: of each step of the case the latest, by their days. */
  caseLine: z.object({
    steps: z.array(
      z.object({ step: z.enum(caseSteps), date: z.string(), origin: z.enum([...entryOrigins, '']) }),
    ),
    /** How many entries there are, steps among them. */
    updates: z.number().int(),
  }),
  /** Open reports against the post; for admins only. */
  reportCount: z.number().int().optional(),
  /** Whether it was filed without an account; for admins only. */
  withoutAccount: z.boolean().optional(),
  createdAt: time,
  updatedAt: time,
  /** What this viewer may do, decided on the server alone. */
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

/** Each once, as they were chosen. */
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

/** The ids of the suspects that the post is about. */
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
        /** With an anonymous report: nothing leads from it to who filed it, who then follows it by a code. */
        .extend({ keepNoLink: flag(false) })
        .refine(({ isAnonymous, keepNoLink }) => isAnonymous || !keepNoLink, {
          error: 'no_link_needs_anonymity',
          path: ['keepNoLink'],
        }),
      files: { medias: attachments },
    },
    response: savedPost.extend({
      /** Of a report that is kept without a link: told this once, and the same to the same request sent again. */
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
      /** `false` is for admins: the posts that wait or were sent back. */
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

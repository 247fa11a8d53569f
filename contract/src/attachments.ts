import { z } from 'zod'
import { jsonList, optionalText } from './fields.ts'
import { limits } from './rules/limits.ts'
import { altTexts } from './rules/texts.ts'

/** What is said of a file whose kind is not known yet; of a picture, the server takes less. */
const alt = optionalText(altTexts.video)

/** The `alt` of each file that is sent with the form, in the order of the files; the last may be left out. */
export const alts = jsonList(alt, limits.mediaPerPost)
  .describe(
    `What each file shows or says, in the order of the files: at most ${limits.pictureAlt} characters of a picture, ${limits.transcript} of a video or recording`,
  )
  .default([])

/**
 * Which of the files each of `stills` is a picture of. A still is optional; what is no picture leaves its video without one, but one that
 * names no video is refused.
 */
const stillsOf = jsonList(z.int().min(0), limits.mediaPerPost)
  .describe(
    'Of which file each of `stills` is a picture: the positions of videos among the files of the form, from 0, in the order of `stills`.',
  )
  .default([])

/** What a form says of its files. */
export const aboutFiles = { alts, stillsOf }

/**
 * The attached media to keep: the objects of the post, or their addresses. Left out, all are kept. An object may change the `alt`; of an
 * address, or an object without one, it stays.
 */
export const keptFiles = jsonList(
  z.union([
    z
      .string()
      .max(limits.url)
      .transform((url) => ({ url, alt: undefined })),
    z.object({ url: z.string().max(limits.url), alt: alt.unwrap().optional() }),
  ]),
  limits.mediaPerPost,
)

export const attachments = { kinds: ['image', 'video', 'audio'], most: limits.mediaPerPost } as const
/** The server decodes no video, so whoever sends one makes its thumbnail. */
export const stills = {
  kinds: ['image'],
  most: limits.mediaPerPost,
  about:
    'A picture of each video that has one, at best JPEG of 640 pixels; `stillsOf` says of which. It becomes the `thumbnail` of its video.',
} as const
export const fileErrors = [
  'file_missing',
  'upload_gone',
  'files_unavailable',
  'file_type',
  'file_damaged',
  'file_heic',
  'file_amr',
  'file_codec',
  'file_cuts',
  'image_too_large',
  'image_dimensions',
  'animation_dimensions',
  'video_too_large',
  'audio_too_large',
  'too_many_files',
  'too_many_alts',
  'still_without_video',
] as const

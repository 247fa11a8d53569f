import { limits } from './limits.ts'
import type { MediaKind } from './mediaFiles.ts'
import { isSourceUrl, sourceIn } from './sourceUrl.ts'
import type { TextRule } from './text.ts'

type TextRules = Readonly<Record<string, TextRule>>

const personName = { most: limits.name, missing: 'name_required' } as const satisfies TextRule
export const titleText = { most: limits.title, missing: 'title_required' } as const satisfies TextRule

export const sourceText = {
  most: limits.url,
  adjust: sourceIn,
  shape: { fits: isSourceUrl, error: 'source_url' },
} as const satisfies TextRule

/** The texts of each form (spec section 5). */
export const accountTexts = {
  name: personName,
  address: { most: limits.address },
} as const satisfies TextRules

export const timelineTexts = {
  title: titleText,
  desc: { most: limits.description },
  location: { most: limits.location },
  source: sourceText,
} as const satisfies TextRules

/** What an attached file says to those who cannot see or hear it, by its kind. */
export const altTexts = {
  image: { most: limits.pictureAlt },
  video: { most: limits.transcript },
  audio: { most: limits.transcript },
} as const satisfies Record<MediaKind, TextRule>

export const suspectTexts = {
  name: personName,
  location: { most: limits.location },
} as const satisfies TextRules

export const commentTexts = {
  text: { most: limits.comment, missing: 'comment_required' },
} as const satisfies TextRules

export const flagTexts = {
  reason: { most: limits.reason, missing: 'reason_required' },
} as const satisfies TextRules

export const watchWordTexts = {
  word: { most: limits.watchWord, missing: 'watch_word_required' },
} as const satisfies TextRules

export const reviewTexts = { reason: { most: limits.reason } } as const satisfies TextRules

export const deskTexts = {
  note: { most: limits.deskNote, missing: 'message_required' },
} as const satisfies TextRules

export const sanctionTexts = {
  reason: { most: limits.reason, missing: 'reason_required' },
  appeal: { most: limits.appeal, missing: 'message_required' },
  answer: { most: limits.appeal },
} as const satisfies TextRules

export const questionTexts = {
  text: { most: limits.followUpMessage, missing: 'message_required' },
} as const satisfies TextRules

export const supportTexts = {
  name: personName,
  desc: { most: limits.description, missing: 'description_required' },
} as const satisfies TextRules

export const blogTexts = {
  title: titleText,
  content: { most: limits.blogContent, missing: 'content_required' },
  imageAlt: altTexts.image,
} as const satisfies TextRules

export const storyTexts = {
  title: titleText,
  description: { most: limits.story, missing: 'description_required' },
} as const satisfies TextRules

export const messageTexts = {
  title: titleText,
  description: { most: limits.description, missing: 'description_required' },
  link: { most: limits.url },
} as const satisfies TextRules

/** One hashtag without the leading #. */
export const hashtagText = { most: limits.hashtag } as const satisfies TextRule

/** A search query. */
export const searchText = { most: limits.title } as const satisfies TextRule

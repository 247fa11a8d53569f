import type { Blog } from '@bichar/contract/blogs.ts'
import type { BlogCategory } from '@bichar/contract/rules/blogCategories.ts'
import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { hashtagsOf } from '@bichar/contract/rules/hashtags.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { textProblem, textProblems } from '@bichar/contract/rules/text.ts'
import { blogTexts, hashtagText } from '@bichar/contract/rules/texts.ts'

/** The fields of a blog as they are sent to the server. */
export interface BlogText {
  title: string
  content: string
  category: BlogCategory[]
  hashtags: string[]
  imageAlt: string
}

/** The fields of a blog while they are edited in the form. */
export interface BlogDraft extends Omit<BlogText, 'hashtags'> {
  /** The hashtags exactly as typed, in one string. */
  hashtags: string
}

export const draftOf = (blog?: Blog): BlogDraft => ({
  title: blog?.title ?? '',
  content: blog?.content ?? '',
  category: blog?.category ?? [],
  hashtags: typedHashtags(blog?.hashtags ?? []),
  imageAlt: blog?.imageAlt ?? '',
})

export const typedHashtags = (tags: readonly string[]): string => tags.map((tag) => `#${tag}`).join(' ')

export const textOf = (draft: BlogDraft): BlogText => ({ ...draft, hashtags: hashtagsOf(draft.hashtags) })

export const isSameDraft = (one: BlogDraft, other: BlogDraft): boolean =>
  JSON.stringify(textOf(one)) === JSON.stringify(textOf(other))

type BlogField = keyof BlogText | 'image'
export type BlogProblems = Partial<Record<BlogField, ErrorCode>>

/** The rules the server checks (spec section 5, Blog form), in the order in which the form shows the fields. */
export function problemsOf(draft: BlogDraft, hasImage: boolean): BlogProblems {
  const { category, hashtags } = textOf(draft)
  const problems: BlogProblems = textProblems(blogTexts, draft)
  if (category.length === 0) problems.category = 'category_required'
  if (hashtags.length > limits.hashtags || hashtags.some((tag) => textProblem(hashtagText, tag))) {
    problems.hashtags = 'too_long'
  }
  if (!hasImage) problems.image = 'image_required'
  return problems
}

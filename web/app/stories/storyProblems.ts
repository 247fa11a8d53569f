import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { tooLong } from '../forms/textLimits.ts'
import type { StoryText } from './mutations.ts'

export type StoryProblems = Partial<Record<keyof StoryText, ErrorCode>>

/** What the server would refuse: spec section 5, Success story. In the order in which the form shows the fields. */
export function problemsOf({ postId, title, description }: StoryText): StoryProblems {
  const problems: StoryProblems = {}
  if (postId === '') problems.postId = 'related_post_required'
  if (title.trim() === '') problems.title = 'title_required'
  else if (tooLong(title, limits.title)) problems.title = 'too_long'
  if (description.trim() === '') problems.description = 'description_required'
  else if (tooLong(description, limits.story)) problems.description = 'too_long'
  return problems
}

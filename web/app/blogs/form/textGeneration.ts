import type { CallInput } from '@bichar/contract/api.ts'
import { type GeneratedBlog, parseGeneratedBlog } from '@bichar/contract/rules/generatedBlog.ts'
import { CallError } from '../../api/errors.ts'
import { stream } from '../../api/stream.ts'
import { type BlogDraft, typedHashtags } from './blogText.ts'

export type GenerationAction = CallInput<'POST /ai/blog'>['body']['action']

/** The parts of a blog that can be generated. */
export type GeneratedParts = Pick<BlogDraft, 'content' | 'category' | 'hashtags'>

export const generatedPartsOf = ({ content, category, hashtags }: BlogDraft): GeneratedParts => ({
  content,
  category,
  hashtags,
})

type Answer = Pick<GeneratedBlog, 'content' | 'category' | 'hashtags'>

/**
 * The content of the form after a partial answer. Parts that have not arrived yet keep their previous value, and a text that is only
 * improved keeps the category and hashtags that the author chose.
 */
export function mergeGenerated(
  action: GenerationAction,
  before: GeneratedParts,
  answer: Answer,
): GeneratedParts {
  const improves = action === 'enhance'
  const keepsCategory = answer.category.length === 0 || (improves && before.category.length > 0)
  const keepsHashtags = answer.hashtags.length === 0 || (improves && before.hashtags.trim() !== '')
  return {
    content: answer.content || before.content,
    category: keepsCategory ? before.category : answer.category,
    hashtags: keepsHashtags ? before.hashtags : typedHashtags(answer.hashtags),
  }
}

/** Has a blog generated or improved. Passes each intermediate state of the form to `onWritten` and returns the final one. */
export async function generateText(
  action: GenerationAction,
  draft: BlogDraft,
  onWritten: (written: GeneratedParts) => void,
  signal: AbortSignal,
): Promise<GeneratedParts> {
  const before = generatedPartsOf(draft)
  const body = action === 'generate' ? { action, title: draft.title } : { action, content: draft.content }
  let answer = ''
  for await (const piece of stream('POST /ai/blog', { body }, signal)) {
    if ('blog' in piece) return mergeGenerated(action, before, piece.blog)
    answer += piece.text
    onWritten(mergeGenerated(action, before, parseGeneratedBlog(answer, { partial: true })))
  }
  // The stream ended without the final message, so the connection was cut off.
  throw new CallError(0, {})
}

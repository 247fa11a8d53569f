import type { CallOutput } from '@bichar/contract/api.ts'
import { parseGeneratedBlog } from '@bichar/contract/rules/generatedBlog.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import { TextGenerationFailure } from '../outside/textGeneration.ts'
import { taskFor, type Wish } from './prompts.ts'

/** The longest answer that is accepted; generation is aborted beyond it, in case the model never stops. */
const maxCharacters = limits.blogContent + 10_000

const failed = { generate: 'generation_failed', enhance: 'enhancement_failed' } as const

/** Streams a generated or improved blog piece by piece, and at last the blog parsed from the whole answer. */
export async function* writeBlog(
  { textGeneration, log }: Pick<Deps, 'textGeneration' | 'log'>,
  wish: Wish,
  signal: AbortSignal,
): AsyncGenerator<CallOutput<'POST /ai/blog'>, void> {
  if (!textGeneration) throw new ApiError('generation_off')
  let answer = ''
  try {
    for await (const text of textGeneration.write(taskFor(wish), signal)) {
      answer += text
      if (answer.length > maxCharacters) throw new TextGenerationFailure('the answer is too long')
      yield { success: true, text }
    }
  } catch (error) {
    if (!(error instanceof TextGenerationFailure)) throw error
    log.warn({ reason: error.message }, 'text generation failed')
    throw new ApiError(failed[wish.action])
  }
  if (signal.aborted) return
  const { isComplete, ...blog } = parseGeneratedBlog(answer)
  if (!isComplete) throw new ApiError('generated_nonsense')
  yield { success: true, blog }
}

import type { CallOutput } from '@bichar/contract/api.ts'
import { parseGeneratedBlog } from '@bichar/contract/rules/generatedBlog.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import type { Deps } from '../deps.ts'
import { TextGenerationFailure } from '../outside/textGeneration.ts'
import { ApiError } from '../refusal.ts'
import { taskFor, type Wish } from './prompts.ts'

/** No blog is longer; a model that does not stop is stopped. */
const mostLetters = limits.blogContent + 10_000

const failed = { generate: 'generation_failed', enhance: 'enhancement_failed' } as const

/** Has a blog written or improved, piece by piece, and last of all what is to be read from it. */
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
      if (answer.length > mostLetters) throw new TextGenerationFailure('it did not stop')
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

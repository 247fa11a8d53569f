import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, streamText } from 'ai'
import { type TextGeneration, TextGenerationFailure } from './textGeneration.ts'

interface Settings {
  provider: 'openai' | 'gemini'
  model: string
  apiKey: string | undefined
  baseURL: string | undefined
  /** How long the first word may take. */
  firstMilliseconds: number
  /** How long all of them may take. */
  wholeMilliseconds: number
}

/** Where to is the settings' alone to say: a redirect would take the key elsewhere. */
const fetchThere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

const modelOf = ({ provider, model, apiKey, baseURL }: Settings) => {
  const common = { ...(apiKey && { apiKey }), fetch: fetchThere }
  return provider === 'gemini'
    ? createGoogle({ ...common, ...(baseURL && { baseURL }) })(model)
    : createOpenAICompatible({ ...common, name: 'openai', baseURL: baseURL ?? '' })(model)
}

/** A model behind an OpenAI-compatible address, or Gemini. */
export function openModel(settings: Settings): TextGeneration {
  // It would write to the console what a model does not support.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const model = modelOf(settings)
  const timeout = { firstChunkMs: settings.firstMilliseconds, totalMs: settings.wholeMilliseconds }
  return {
    async *write({ instructions, prompt }, signal) {
      const unread = new AbortController()
      const { stream } = streamText({
        ...{ model, instructions, prompt, timeout },
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, unread.signal]),
        // Else it writes them to the console, key and all.
        onError: () => undefined,
      })
      try {
        for await (const part of stream) {
          if (part.type === 'text-delta') yield part.text
          if (part.type === 'error') throw part.error
          if (part.type === 'abort' && !signal.aborted) throw new TextGenerationFailure('it took too long')
          if (part.type === 'finish' && part.finishReason !== 'stop') {
            throw new TextGenerationFailure(`it ended early: ${part.finishReason}`)
          }
        }
      } catch (error) {
        if (!signal.aborted) throw failureOf(error)
      } finally {
        unread.abort()
      }
    },
  }
}

/** What the libraries throw carries the request, and what the service said may repeat the key. */
function failureOf(error: unknown): TextGenerationFailure {
  if (error instanceof TextGenerationFailure) return error
  const status = APICallError.isInstance(error) && error.statusCode
  return new TextGenerationFailure(
    status ? `it answered ${status}` : 'it broke off or could not be understood',
  )
}

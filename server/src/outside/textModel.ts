import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, streamText } from 'ai'
import { type TextGeneration, TextGenerationFailure } from './textGeneration.ts'

interface Settings {
  provider: 'openai' | 'gemini'
  model: string
  apiKey: string | undefined
  baseURL: string | undefined
  /** Timeout for the first part of the text. */
  firstMilliseconds: number
  /** Timeout for the whole text. */
  wholeMilliseconds: number
}

/** Only the settings decide where requests go: a redirect would send the key elsewhere. */
const fetchThere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

const modelOf = ({ provider, model, apiKey, baseURL }: Settings) => {
  const common = { ...(apiKey && { apiKey }), fetch: fetchThere }
  return provider === 'gemini'
    ? createGoogle({ ...common, ...(baseURL && { baseURL }) })(model)
    : createOpenAICompatible({ ...common, name: 'openai', baseURL: baseURL ?? '' })(model)
}

/** Opens a model behind an OpenAI-compatible URL, or Gemini. */
export function openModel(settings: Settings): TextGeneration {
  // Otherwise it writes warnings about unsupported settings to the console.
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
        // Otherwise it writes errors to the console, including the key.
        onError: () => undefined,
      })
      try {
        for await (const part of stream) {
          if (part.type === 'text-delta') yield part.text
          if (part.type === 'error') throw part.error
          if (part.type === 'abort' && !signal.aborted) throw new TextGenerationFailure('timeout')
          if (part.type === 'finish' && part.finishReason !== 'stop') {
            throw new TextGenerationFailure(`finish reason: ${part.finishReason}`)
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

/** Errors of the libraries contain the request, and the response of the service may repeat the key. */
function failureOf(error: unknown): TextGenerationFailure {
  if (error instanceof TextGenerationFailure) return error
  const status = APICallError.isInstance(error) && error.statusCode
  return new TextGenerationFailure(
    status ? `it answered ${status}` : 'the connection broke or the response is invalid',
  )
}

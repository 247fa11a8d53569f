import { type Config, ConfigError } from '../core/config.ts'
import type { TextGeneration } from './textGeneration.ts'

/** Opens the service from the settings; returns undefined if none is set up. */
export async function openTextGeneration(config: Config): Promise<TextGeneration | undefined> {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseURL } = config
  if (!provider) {
    if (model || apiKey || baseURL) {
      throw new ConfigError('Invalid setting: text generation needs AI_PROVIDER: openai or gemini')
    }
    return undefined
  }
  if (!model) throw new ConfigError('Invalid setting: text generation needs AI_MODEL')
  if (provider === 'gemini' && !apiKey) throw new ConfigError('Invalid setting: Gemini needs AI_API_KEY')
  if (provider === 'openai' && !baseURL) {
    throw new ConfigError(
      'Invalid setting: AI_PROVIDER=openai needs AI_BASE_URL, e.g. https://api.example/v1',
    )
  }
  // Loaded on demand: the libraries are large, and most servers do not need them.
  const { openModel } = await import('./textModel.ts')
  return openModel({
    ...{ provider, model, apiKey, baseURL },
    firstMilliseconds: config.AI_FIRST_SECONDS * 1000,
    wholeMilliseconds: config.AI_WHOLE_SECONDS * 1000,
  })
}

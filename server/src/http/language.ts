import type { FastifyRequest } from 'fastify'

export type Language = 'en' | 'bn'

/** What the device prefers, by its Accept-Language header. */
export const preferredLanguage = (header: string | undefined): Language =>
  /^\s*bn\b/i.test(header ?? '') ? 'bn' : 'en'

/** What the person chose here before, else what the device prefers. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = cookies.language
  return chosen === 'en' || chosen === 'bn' ? chosen : preferredLanguage(headers['accept-language'])
}

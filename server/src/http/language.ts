import type { FastifyRequest } from 'fastify'

export type Language = 'en' | 'bn'

/** The language that an address asks for with `?lang=`: for links to a page in one language, and for search engines. */
export function languageInQuery(query: URLSearchParams): Language | undefined {
  const asked = query.get('lang')
  return asked === 'en' || asked === 'bn' ? asked : undefined
}

/** The language that the browser prefers, by its Accept-Language header. */
export const preferredLanguage = (header: string | undefined): Language =>
  /^\s*bn\b/i.test(header ?? '') ? 'bn' : 'en'

/** The language that the person has chosen in the app, or else the one that the browser prefers. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = cookies.language
  return chosen === 'en' || chosen === 'bn' ? chosen : preferredLanguage(headers['accept-language'])
}

import { languages } from '../i18n/messages.ts'

/**
 * Writes into the rendered page where it is in each language, and in that of the reader. Only pages with a canonical address have several.
 * Only the server writes it: browsers have no use for it, and need not load it.
 */
export function withLanguageLinks(html: string): string {
  const [, canonical] = /<link rel="canonical" href="([^"?]*)/.exec(html) ?? []
  if (canonical === undefined) return html
  const link = (hreflang: string, query: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${canonical}${query}"/>`
  const links = languages.map((language) => link(language, `?lang=${language}`)).join('')
  return html.replace('</head>', () => `${links}${link('x-default', '')}</head>`)
}

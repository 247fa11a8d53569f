import { createContext, type RouterContextProvider } from 'react-router'

/** What a page tells programs about its content, in the vocabulary of schema.org. */
export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

const context = createContext<StructuredData | null>(null)

/** Called by the loader of a page. Only the server writes it into the page: browsers have no use for it, and need not load it. */
export const describePage = (page: Readonly<RouterContextProvider>, data: StructuredData): void =>
  page.set(context, data)

/** Writes what the loader has called `describePage` with into the rendered page. */
export function withStructuredData(html: string, page: Readonly<RouterContextProvider>): string {
  const data = page.get(context)
  return data ? html.replace('</head>', () => `${scriptOf(data)}</head>`) : html
}

/** A block of data, which is never run. Without `<`, no text that people wrote can end it. */
const scriptOf = (data: StructuredData): string => {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

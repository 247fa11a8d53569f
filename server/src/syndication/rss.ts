import type { FeedRow } from './feed.ts'

interface Channel {
  title: string
  description: string
  /** The URL of the feed, and of the page with the same content. */
  address: string
  page: string
  addressOf(id: string): string
  addressOfFile(name: string): string
}

/** What people write is Bengali, with few exceptions. */
export const feedLanguage = 'bn'

/** The RSS feed of these rows. The same rows always give the same text. */
export function rssOf(rows: readonly FeedRow[], channel: Channel): string {
  const { title, description, address, page } = channel
  const built = new Date(Math.max(0, ...rows.map((row) => row.published_at.getTime()))).toUTCString()
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title) + element('link', page) + element('description', description),
    element('language', feedLanguage),
    `<atom:link href="${escaped(address)}" rel="self" type="application/rss+xml"/>`,
    element('lastBuildDate', built),
    ...rows.map((row) => itemOf(row, channel)),
    '</channel></rss>',
  ].join('\n')
}

function itemOf(
  { id, title, text, published_at, categories, picture }: FeedRow,
  { addressOf, addressOfFile }: Channel,
): string {
  const address = addressOf(id)
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', published_at.toUTCString()),
    ...categories.map((category) => element('category', category)),
    element('description', paragraphs(text)),
    picture &&
      `<enclosure url="${escaped(addressOfFile(picture.name))}" length="${picture.bytes}" type="${picture.content_type}"/>`,
    '</item>',
  ]
    .filter(Boolean)
    .join('')
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

/** Feed readers interpret descriptions as HTML. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Characters that XML 1.0 cannot represent. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Escapes text for XML and HTML; an unescaped carriage return would become a line feed. */
const escaped = (text: string) =>
  text
    .replace(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')

import type { FeedRow } from './feed.ts'

interface Channel {
  title: string
  description: string
  /** The address of the feed, and of the page that shows the same. */
  address: string
  page: string
  addressOf(id: string): string
}

/** RSS of the newest rows. The same rows always give the same text. */
export function rssOf(
  rows: readonly FeedRow[],
  { title, description, address, page, addressOf }: Channel,
): string {
  const built = (rows[0]?.published_at ?? new Date(0)).toUTCString()
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title) + element('link', page) + element('description', description),
    `<atom:link href="${escaped(address)}" rel="self" type="application/rss+xml"/>`,
    element('lastBuildDate', built),
    ...rows.map((row) => itemOf(row, addressOf(row.id))),
    '</channel></rss>',
  ].join('\n')
}

const itemOf = ({ title, text, published_at }: FeedRow, address: string): string =>
  [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', published_at.toUTCString()),
    element('description', paragraphs(text)),
    '</item>',
  ].join('')

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

/** Readers take a description for HTML. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** What XML 1.0 has no way to say at all. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** As XML and HTML say it; a carriage return that is not said so would become a line feed. */
const escaped = (text: string) =>
  text
    .replace(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')

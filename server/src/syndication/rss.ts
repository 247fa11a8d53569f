import { Feed } from 'feed'
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
  const feed = new Feed({
    title,
    description,
    link: page,
    feedLinks: { rss: address },
    updated: rows[0]?.created_at ?? new Date(0),
    generator: false,
  })
  for (const { id, title: name, text, created_at } of rows) {
    feed.addItem({
      title: xmlText(name),
      link: addressOf(id),
      date: created_at,
      description: paragraphs(xmlText(text)),
    })
  }
  return feed.rss2()
}

/** XML has no way to say these at all. */
const xmlText = (text: string) => text.replace(/[\ufffe\uffff]/g, '')

/** Readers take a description for HTML. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

import { createHash } from 'node:crypto'

/**
 * Takes the mark out of a rendered page, and tells the hashes of the inline scripts that carried it, as a
 * Content-Security-Policy names them. What got into the page without the mark is not named, and does not run.
 */
export function unmark(page: string, mark: string): { page: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return { page: page.replaceAll(attribute, ''), hashes: [...hashes] }
}

import { createHash } from 'node:crypto'

/**
 * Removes the mark from a rendered page, and returns the hashes of the inline scripts that carried it, in the form that a
 * Content-Security-Policy expects. An injected script has no mark, so its hash is missing and it does not run.
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

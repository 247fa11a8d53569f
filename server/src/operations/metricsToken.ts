import { createHash, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Deps } from '../core/deps.ts'

/**
 * Returns a function that checks the token for reading the metrics: METRICS_TOKEN, or else one derived from the server key, which
 * is stored with the data for users of this machine who may read it there. The client's address proves nothing: requests through an
 * onion service or a TCP proxy also come from this machine.
 */
export async function openMetricsToken({
  config: { METRICS_TOKEN, DATA_DIR },
  serverKey,
}: Pick<Deps, 'config' | 'serverKey'>): Promise<(given: string | undefined) => boolean> {
  const file = path.join(DATA_DIR, 'metrics-token')
  const made = Buffer.from(hkdfSync('sha256', serverKey, '', 'bichar/metrics', 32)).toString('base64url')
  if (METRICS_TOKEN) await rm(file, { force: true })
  else await replaceFile(file, `${made}\n`)
  const expected = digest(METRICS_TOKEN ?? made)
  return (given) => given !== undefined && timingSafeEqual(digest(given), expected)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Replaces the file atomically, so that a concurrent reader gets a whole file. */
async function replaceFile(file: string, content: string): Promise<void> {
  const making = `${file}.${randomUUID()}`
  await writeFile(making, content, { mode: 0o600 })
  await rename(making, file)
}

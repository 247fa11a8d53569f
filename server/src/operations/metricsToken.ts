import { createHash, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Deps } from '../deps.ts'

/**
 * What whoever reads the metrics must bring: METRICS_TOKEN, or one made from the server's key, which then lies beside the
 * data for those on this machine who may read there. Where a connection comes from proves nothing: what reaches the app
 * through an onion service or a proxy of TCP comes from this machine, too.
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

/** Whoever reads meanwhile gets the whole file. */
async function replaceFile(file: string, content: string): Promise<void> {
  const making = `${file}.${randomUUID()}`
  await writeFile(making, content, { mode: 0o600 })
  await rename(making, file)
}

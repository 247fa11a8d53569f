import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import { findBrowser } from './browser.ts'
import type { Browser } from './browserTypes.ts'
import { unpackOnce } from './unpackOnce.ts'

/**
 * Real Chromiums, each the newest before something that the app has to do without (web/browserFloor.ts has the oldest). The packages have
 * them for Linux on x64 only.
 */
export const oldVersions: readonly string[] =
  process.platform === 'linux' && process.arch === 'x64' ? ['92', '106', '110', '119'] : []

/** The Chromium of a package, with the libraries that a minimal machine lacks, and the fonts of the one that journeys use. */
export async function oldBrowser(version: string): Promise<Browser> {
  const folder = path.resolve(import.meta.dirname, `../node_modules/.cache/old-chromium-${version}`)
  await unpackOnce(folder, (making) => unpackInto(version, making))
  const { env } = await findBrowser()
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { ...env, LD_LIBRARY_PATH: path.join(folder, 'lib') },
  }
}

async function unpackInto(version: string, making: string): Promise<void> {
  const packed = path.join(
    path.dirname(createRequire(import.meta.url).resolve(`chromium-${version}`)),
    '../bin',
  )
  for (const file of await readdir(packed)) {
    const unpacked = path.join(making, file.replace('.br', ''))
    const target = createWriteStream(unpacked, { mode: 0o755 })
    await pipeline(createReadStream(path.join(packed, file)), createBrotliDecompress(), target)
    if (file.endsWith('.tar.br')) await promisify(execFile)('tar', ['-xf', unpacked, '-C', making])
  }
}

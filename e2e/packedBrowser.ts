import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'
import type { Browser } from './browser.ts'

const packed = path.join(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')

/** The Chromium from the packages, which includes the libraries that a minimal machine lacks. */
export async function packedBrowser(env: Browser['env']): Promise<Browser> {
  const { version } = JSON.parse(await readFile(path.join(packed, 'package.json'), 'utf8'))
  const folder = path.resolve(import.meta.dirname, `../node_modules/.cache/chromium-${version}`)
  if (!existsSync(folder)) await unpack(folder)
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: folder }),
    },
  }
}

/** Unpacks into a temporary folder first, so that an interruption or a concurrent run cannot leave an incomplete browser behind. */
async function unpack(folder: string): Promise<void> {
  const making = `${folder}.${process.pid}`
  await mkdir(making, { recursive: true })
  const { TMPDIR } = process.env
  // By default the package unpacks into the shared temporary folder, where the files may belong to another user.
  process.env.TMPDIR = making
  try {
    await chromium.executablePath()
    await inflate(path.join(packed, 'bin/al2023.tar.br'))
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  const fonts = `<fontconfig><dir>${folder}/fonts</dir></fontconfig>`
  await writeFile(path.join(making, 'fonts.conf'), `<?xml version="1.0"?>\n${fonts}\n`)
  await rename(making, folder).catch(async (error) => {
    await rm(making, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'
import type { Browser } from './browserTypes.ts'
import { unpackOnce } from './unpackOnce.ts'

const packed = path.join(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')

/** The Chromium from the packages, which includes the libraries that a minimal machine lacks. */
export async function packedBrowser(env: Browser['env']): Promise<Browser> {
  const { version } = JSON.parse(await readFile(path.join(packed, 'package.json'), 'utf8'))
  const folder = path.resolve(import.meta.dirname, `../node_modules/.cache/chromium-${version}`)
  await unpackOnce(folder, (making) => unpackInto(making, folder))
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      ...(!existsSync('/etc/fonts/fonts.conf') && { FONTCONFIG_PATH: folder }),
    },
  }
}

async function unpackInto(making: string, folder: string): Promise<void> {
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
}

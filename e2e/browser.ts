import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

interface Browser {
  executablePath: string
  env: Record<string, string>
}

const ofTheMachine = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * A Chromium to test with: the one CHROMIUM names, one of the machine, else the one that came with the packages,
 * which brings along the libraries that a bare machine lacks.
 */
export async function findBrowser(): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const executablePath = [process.env.CHROMIUM, ...ofTheMachine].find((file) => file && existsSync(file))
  if (executablePath) return { executablePath, env }

  const packed = path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))
  await inflate(path.join(packed, '../bin/al2023.tar.br'))
  return {
    executablePath: await chromium.executablePath(),
    env: {
      ...env,
      LD_LIBRARY_PATH: path.join(tmpdir(), 'al2023/lib'),
      FONTCONFIG_PATH: path.join(tmpdir(), 'fonts'),
    },
  }
}

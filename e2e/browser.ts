import { existsSync } from 'node:fs'
import { packedBrowser } from './packedBrowser.ts'

export interface Browser {
  executablePath: string
  env: Record<string, string>
}

const ofTheMachine = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * A Chromium to test with: the one CHROMIUM names, else the one that came with the packages, which has no windows to
 * draw and so needs much less of the processor, else (that one is for Linux on x64) one of the machine.
 */
export async function findBrowser(): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const isPacked = process.platform === 'linux' && process.arch === 'x64'
  const installed = [process.env.CHROMIUM, ...(isPacked ? [] : ofTheMachine)]
  const executablePath = installed.find((file) => file && existsSync(file))
  return executablePath ? { executablePath, env } : packedBrowser(env)
}

/** What it is started with. */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

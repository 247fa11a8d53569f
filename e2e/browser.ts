import { existsSync } from 'node:fs'
import type { Browser } from './browserTypes.ts'
import { packedBrowser } from './packedBrowser.ts'

const ofTheMachine = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The Chromium for tests: the one in CHROMIUM, else the one from the packages (for Linux on x64), which is a headless build and so
 * needs much less processor time, else one that is installed on the machine.
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

/** The command-line arguments of the browser. */
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

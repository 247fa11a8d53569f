import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

/** Installs Debian's Chromium if there is no packaged browser for this machine (e2e/browser.ts) and we have permission to install it. */
export async function ensureBrowser() {
  const isPacked = process.platform === 'linux' && process.arch === 'x64'
  const found = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].some(
    (file) => file && existsSync(file),
  )
  if (isPacked || found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium for the tests ...')
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  if ((await run('apt-get', ['update', ...quiet])) === 0) {
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...quiet, 'chromium'])
  }
}

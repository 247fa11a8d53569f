// npm run engines: builds the app, and walks through it in Firefox and WebKit, which come from packages of Debian.
import { existsSync } from 'node:fs'
import { ensureBuilt } from './builds.mjs'
import { ensureInstalled, giveUp } from './setup.mjs'
import { tool } from './steps.mjs'

const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  'python3-gi': '/usr/lib/python3/dist-packages/gi/__init__.py',
  'gir1.2-webkit2-4.1': `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/girepository-1.0/WebKit2-4.1.typelib`,
}
const missing = Object.keys(packages).filter((name) => !existsSync(packages[name]))
if (missing.length > 0) {
  giveUp(`Firefox and WebKit are not all here. On Debian: apt-get install -y ${missing.join(' ')}`)
}
await ensureInstalled({ withTests: true })
await ensureBuilt()
const { code } = await tool('playwright', 'test', '-c', 'e2e/engines', ...process.argv.slice(2))
process.exit(code)

// npm run smoke: builds the app, starts it, and walks ten ways through it in a browser.
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './builds.mjs'
import { ensureInstalled } from './setup.mjs'
import { tool } from './steps.mjs'

await ensureInstalled({ withTests: true })
await ensureBrowser()
await ensureBuilt()
const { code } = await tool('playwright', 'test', '-c', 'e2e', '--grep=@smoke')
process.exit(code)

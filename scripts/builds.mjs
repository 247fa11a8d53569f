import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, root, run, withPinnedNode } from './setup.mjs'

const notSources = new Set(['node_modules', 'build', '.react-router', '.tsbuildinfo'])

/** Builds what npm start runs: the server and the web app, each unless the existing build was made from exactly these sources. */
export async function ensureBuilt() {
  await ensureServerBuilt()
  await ensureWebBuilt()
}

/** For browser tests of a single screen, which use an existing build of the web app. The server builds in a second. */
export const ensureServerBuilt = () => ensure('server', 'the server')

const ensureWebBuilt = () => ensure('web', 'the web app')

async function ensure(workspace, name) {
  const stampFile = path.join(root, workspace, 'build/sources.sha256')
  const stamp = hashOf(['package-lock.json', ...filesBelow('contract'), ...filesBelow(workspace)])
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log(`Building ${name} ...`)
  const build = ['run', 'build', `--workspace=${workspace}`, '--loglevel=error']
  const code = await run('npm', build, { env: withPinnedNode(), stdio: ['ignore', 'ignore', 'inherit'] })
  if (code !== 0) giveUp(`Building ${name} failed; see above.`)
  writeFileSync(stampFile, stamp)
}

const filesBelow = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name)
      return entry.isDirectory() ? filesBelow(place) : [place]
    })

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

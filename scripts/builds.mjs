import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, root, run, withPinnedNode } from './setup.mjs'

const notSources = new Set(['node_modules', 'build', '.react-router', '.tsbuildinfo'])

/** Builds the web app, unless it has been built from these very sources. */
export async function ensureWebBuilt() {
  const stampFile = path.join(root, 'web/build/sources.sha256')
  const stamp = hashOf(['package-lock.json', ...filesBelow('contract'), ...filesBelow('web')])
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building the web app ...')
  const build = ['run', 'build', '--workspace=web', '--loglevel=error']
  const code = await run('npm', build, { env: withPinnedNode(), stdio: ['ignore', 'ignore', 'inherit'] })
  if (code !== 0) giveUp('Building the web app failed; see above.')
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

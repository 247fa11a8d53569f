// Shared by the project's commands: installs the packages of the lock file, and finds the Node to run them with.
// Plain JavaScript, because any Node from 20.19 on may start it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
const leastNode = 24

/** Ends the command with a one-line message. */
export function giveUp(reason) {
  console.error(reason)
  process.exit(1)
}

/** Installs the packages of the lock file, unless they are installed. Without tests, development dependencies are omitted. */
export async function ensureInstalled({ withTests }) {
  const installed = packagesOf('node_modules/.package-lock.json')
  const wanted = packagesOf('package-lock.json') ?? giveUp('package-lock.json is missing.')
  if (installed && isInstalled(installed, wanted, { withTests })) return
  console.log('Installing packages, a minute the first time ...')
  const needsTests = withTests || hasTests(installed)
  const options = ['--no-audit', '--no-fund', '--loglevel=error', ...(needsTests ? [] : ['--omit=dev'])]
  const code = await run('npm', ['ci', ...options])
  if (code !== 0) giveUp('Installing the packages failed; see above.')
}

/** Whether development dependencies are installed: a developer's clone keeps them when it is started after a change of the lock file. */
export const hasTests = (installed = {}) => Object.values(installed).some(({ dev }) => dev)

function isInstalled(installed, wanted, { withTests }) {
  return Object.entries(wanted)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .filter(([, { optional, dev, devOptional }]) => !optional && (withTests || !(dev || devOptional)))
    .every(([folder, { version }]) => installed[folder]?.version === version)
}

function packagesOf(file) {
  const whole = path.join(root, file)
  return existsSync(whole) ? JSON.parse(readFileSync(whole, 'utf8')).packages : undefined
}

/** The Node among the packages. */
const packagedNode = path.join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
/** The link to it, which is the same on every machine. */
const linkedNode = path.join(root, 'node_modules/.bin/node')

/** Makes the link with which services start the product, where npm has not made it: npm 9, which comes with Debian 13, may leave it out. */
export function linkNode() {
  if (existsSync(packagedNode) && !existsSync(linkedNode))
    symlinkSync(path.relative(path.dirname(linkedNode), packagedNode), linkedNode)
}

/** The Node that runs the product: the one among the packages, else this one if it is recent enough. */
export function findNode() {
  for (const packaged of [linkedNode, packagedNode]) if (existsSync(packaged)) return packaged
  if (Number(process.versions.node.split('.')[0]) >= leastNode) return process.execPath
  return giveUp(
    `The packages contain no Node ${leastNode} for this machine; please install it and try again.`,
  )
}

/** The environment in which the commands of the packages are found and run with that Node. */
export const withPinnedNode = () => ({
  ...process.env,
  PATH: [path.join(root, 'node_modules/.bin'), path.dirname(findNode()), process.env.PATH].join(
    path.delimiter,
  ),
})

/** Runs a command to its end in the project's folder and resolves with its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })

// npm run faults: breaks the product, one fault at a time, and reports which faults their journey or test notices. It works on a copy
// of the sources, which is built once with all faults behind switches and kept for the next run.
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { faults } from './faults.ts'
import { planted, sayings } from './plant.ts'
import { runTests } from './runTests.ts'

const root = path.resolve(import.meta.dirname, '../..')
const copy = path.join(tmpdir(), `bichar-faults${root.replaceAll(path.sep, '-')}`)

async function copySources(): Promise<void> {
  await mkdir(copy, { recursive: true })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  const files = listed.toString().split('\0').filter(Boolean)
  const folders = new Set(files.map((file) => file.split(path.sep).slice(0, 2).join(path.sep)))
  for (const folder of folders) await rm(path.join(copy, folder), { recursive: true, force: true })
  for (const file of files) await cp(path.join(root, file), path.join(copy, file))
  await linkPackages()
}

/** Links the packages of the project, but copies its workspaces: a link would lead to the original sources, which have no faults. */
async function linkPackages(): Promise<void> {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')]
  await rm(to, { recursive: true, force: true })
  await mkdir(to)
  const names = await readdir(from)
  for (const name of names) if (name !== '@bichar') await symlink(path.join(from, name), path.join(to, name))
  await cp(path.join(from, '@bichar'), path.join(to, '@bichar'), { recursive: true, verbatimSymlinks: true })
  // Packages that a workspace has in its own version are in its own node_modules.
  for (const own of globSync('*/node_modules', { cwd: root })) {
    await rm(path.join(copy, own), { recursive: true, force: true })
    await symlink(path.join(root, own), path.join(copy, own))
  }
}

async function plantAll(): Promise<void> {
  const change = async (file: string, to: (source: string) => string) => {
    const place = path.join(copy, file)
    await writeFile(place, to(await readFile(place, 'utf8')))
  }
  for (const [file, inFile] of Map.groupBy(faults, (fault) => fault.file)) {
    await change(file, (source) => planted(source, inFile))
  }
  for (const { file, plant } of sayings) await change(file, plant)
}

await copySources()
await plantAll()
process.env.FAULTS = process.argv.slice(2).join(' ')
const { askedOfJourneys, askedOfTests } = await import('./askedFor.ts')

const environment = { ...process.env }
let isNoticed = askedOfTests.length === 0 || (await runTests(copy, askedOfTests))
// Vitest has set the environment variables of a test run in this process, and an app built with them would have no service worker.
process.env = environment
if (askedOfJourneys.length > 0) {
  const { ensureBuilt } = await import(pathToFileURL(path.join(copy, 'scripts/builds.mjs')).href)
  await ensureBuilt()
  const { status } = spawnSync('node_modules/.bin/playwright', ['test', '-c', 'e2e/faults'], {
    cwd: copy,
    stdio: 'inherit',
  })
  isNoticed &&= status === 0
}
// Vitest has set a failing exit code because of the tests that failed on purpose.
process.exitCode = isNoticed ? 0 : 1

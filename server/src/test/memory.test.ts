import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import thrift from '../../../scripts/thrift.json' with { type: 'json' }
import { failToStart, makeDataDir } from './process.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

let dataDir: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ dataDir, remove } = await makeDataDir())
})
afterEach(() => remove())

/**
 * Holds 60 MB and replaces it many times, in a process started like a server process. With single-threaded garbage collection, V8
 * collects depending on what was allocated, not on how busy the machine is. Prints, in megabytes, the limit of the whole heap and
 * the largest size of the old space.
 */
const fillAtTheEnd = `
  import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
  const oldSpace = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space').space_size
  process.on('exit', () => {
    let old = 0
    const kept = Array.from({ length: 300_000 }, () => new Array(20).fill(0.5))
    for (let turn = 0; turn < 3_000_000; turn += 1) {
      kept[(turn * 7919) % kept.length] = new Array(20).fill(turn + 0.5)
      if (turn % 20_000 === 0) old = Math.max(old, oldSpace())
    }
    console.log(JSON.stringify({ limit: getHeapStatistics().heap_size_limit / 2 ** 20, old: old / 2 ** 20 }))
  })`

/** The default limit of the old space in 64-bit V8, except on small machines. */
const maxOldSpaceMb = 4096

test('a process that serves lets little more gather than is in use', async () => {
  const filling = `data:text/javascript,${encodeURIComponent(fillAtTheEnd)}`
  // A wrong port makes the process end before it starts a database.
  const { stdout } = await failToStart(
    { DATA_DIR: dataDir, PORT: 'eighty', NODE_OPTIONS: `--import=${filling}` },
    ['--single-threaded-gc', `--max-old-space-size=${maxOldSpaceMb}`],
  )
  const { limit, old } = JSON.parse(stdout.trim()) as { limit: number; old: number }
  // The young generation consists of three semi-spaces, here of 8 MB each instead of the default 64 MB.
  expect(limit - maxOldSpaceMb).toBe(3 * 8)
  // It is 171 MB with the flag, and 270 to 310 MB without.
  expect(old).toBeLessThan(220)
})

describe('what holds the memory down is said', () => {
  const program = 'server/build/main.js'
  const settings = Object.entries(thrift.environment).map(([name, value]) => `${name}=${value}`)

  test('by the example for systemd', () => {
    const unit = read('deploy/systemd/bichar.service')
    expect(unit).toMatch(new RegExp(`^ExecStart=\\S+/node ${thrift.parameters.join(' ')} ${program}$`, 'm'))
    for (const setting of settings) expect(unit).toMatch(new RegExp(`^Environment=.*\\b${setting}\\b`, 'm'))
  })

  test('by the example for Docker', () => {
    const file = read('deploy/docker/Dockerfile')
    const command = ['node', ...thrift.parameters, program].map((word) => JSON.stringify(word))
    expect(file).toContain(`CMD [${command.join(', ')}]`)
    for (const setting of settings) expect(file).toMatch(new RegExp(`^ENV .*\\b${setting}\\b`, 'm'))
  })
})

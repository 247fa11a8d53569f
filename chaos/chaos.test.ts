import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataDir } from '../server/src/test/process.ts'
import { runChaos } from './run.ts'
import { openServer, type Serving } from './servers.ts'

let dataDir: string
let remove: () => Promise<void>
let servers: Serving[]

beforeEach(async () => {
  ;({ dataDir, remove } = await makeDataDir('used'))
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir }
  servers = [await openServer(settings), await openServer(settings)]
  await Promise.all(servers.map((server) => server.start()))
}, 300_000)
afterEach(async () => {
  for (const server of servers) await server.end('SIGKILL')
  await remove()
})

test('two servers on one database lose and double nothing while they and it are killed, stopped, cut off and locked', async () => {
  const { proofs, troubles, answers } = await runChaos({
    servers,
    urls: servers.map(({ url }) => url),
    dataDir,
    hasOwnDisk: false,
    people: 30,
    seconds: 20,
    min: 3,
    think: 400,
    quiet: 1_000,
    say: () => undefined,
  })
  // Joined into one string, because the summary of a run shows only the first line.
  expect(proofs.flatMap(({ what, wrong }) => wrong.map((each) => `${what}: ${each}`)).join('; ')).toBe('')
  // Without enough troubles and successes the run would prove nothing.
  expect(troubles.size).toBeGreaterThan(2)
  for (const { what, of } of proofs) expect(of, what).toBeGreaterThan(0)
  expect(answers.get('201')).toBeGreaterThan(20)
  for (const server of servers) await server.end('SIGTERM')
}, 300_000)

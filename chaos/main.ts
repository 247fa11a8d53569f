// npm run chaos: whether data is lost while servers and their database are killed, stopped, disconnected, locked or have a full disk.

import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { runWithOptions } from '../e2e/runWithOptions.ts'
import { makePeopleIn } from '../server/src/test/people.ts'
import { openCaller } from './caller.ts'
import { startNginx } from './nginx.ts'
import { type Options, readOptions, usage } from './options.ts'
import type { Proof } from './proof.ts'
import { checkProxy } from './proxied.ts'
import { type Outcome, runChaos } from './run.ts'
import { openServer } from './servers.ts'

const run = promisify(execFile)

async function chaos({ minutes, people, withoutNginx, only, times, from, out }: Options): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bichar-chaos-'))
  await chmod(dataDir, 0o711)
  const hasOwnDisk = await giveDisk(dataDir)
  if (!hasOwnDisk) console.log('No disk of its own can be mounted here (root can): it is not filled')
  const settings = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: withoutNginx ? '0' : '1',
    PAGE_SECONDS: '600',
  }
  const servers = [await openServer(settings, from), await openServer(settings, from)]
  let proxy: Awaited<ReturnType<typeof startNginx>>
  try {
    if (!withoutNginx) proxy = await startNginx(servers)
    if (!proxy && !withoutNginx) console.log('There is no nginx here: people ask the servers in turn')
    const urls = proxy ? [proxy.url] : servers.map(({ url }) => url)
    for (const server of servers) await server.start()
    const [admin] = await makePeopleIn(dataDir, [{ role: 'admin' }])
    const caller = openCaller(urls, 999, { counts: new Map(), wrong: [] })
    const checked = proxy && [await checkProxy(caller, proxy.plainUrl, admin?.token ?? '')]
    const outcome = await runChaos({
      ...{ servers, urls, dataDir, hasOwnDisk, people, only, times },
      ...{ seconds: minutes * 60, think: 1_500, quiet: only ? 1_000 : 5_000 },
      say: (line) => console.log(line),
    })
    outcome.proofs.unshift(...(checked ?? []))
    if (proxy) outcome.proofs.push(ofErrors(await proxy.errors()))
    const report = reportOf(outcome, { minutes, people, isProxied: proxy !== undefined })
    console.log(`\n${report}`)
    if (out) await writeFile(out, `${report}\n`)
    if (outcome.proofs.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1
  } finally {
    await proxy?.stop()
    for (const server of servers) await server.end('SIGTERM')
    if (hasOwnDisk) await run('umount', [dataDir])
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** While servers are away, nginx logs errors, but none may concern a request of a client. */
function ofErrors(log: string): Proof {
  const lines = log.split('\n').filter(Boolean)
  return {
    what: "lines in nginx's log of errors that name a caller",
    wrong: lines.filter((line) => line.includes('client:')),
    of: lines.length,
  }
}

/** Small, so that it fills up quickly. */
const giveDisk = (folder: string): Promise<boolean> =>
  run('mount', ['-t', 'tmpfs', '-o', 'size=3g,mode=0711', 'bichar-chaos', folder]).then(
    () => true,
    () => false,
  )

function reportOf(
  { proofs, troubles, answers, memory }: Outcome,
  { minutes, people, isProxied }: { minutes: number; people: number; isProxied: boolean },
): string {
  const rows = (cells: Iterable<readonly [string, string | number]>) =>
    [...cells].map(([name, value]) => `| ${name} | ${value} |`)
  const today = new Date().toISOString().slice(0, 10)
  return [
    `${today}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)} at the end; ${minutes} minutes, ${people} people, two servers${isProxied ? ' behind nginx' : ''}`,
    [
      '| what must be 0 | |',
      '| --- | ---: |',
      ...rows(proofs.map(({ what, wrong, of }) => [what, `${wrong.length} of ${of}`])),
    ],
    ['| trouble | times |', '| --- | ---: |', ...rows(troubles)],
    ['| answers | |', '| --- | ---: |', ...rows([...answers].sort())],
    `Memory of the larger server: ${Math.round(memory.max)} MB at most, ${Math.round(memory.last)} MB at the end.`,
    proofs.flatMap(({ what, wrong }) => wrong.slice(0, 20).map((each) => `- ${what}: ${each}`)),
  ]
    .map((part) => [part].flat().join('\n'))
    .filter(Boolean)
    .join('\n\n')
}

await runWithOptions(readOptions, usage, chaos)

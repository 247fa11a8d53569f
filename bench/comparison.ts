import { type Server, startServer } from '../e2e/server.ts'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { untilNothingIsLeft } from './aftermath.ts'
import { type Measured, measure } from './callers.ts'
import { type Cluster, settingsOfAnother } from './cluster.ts'
import type { Filled } from './fill.ts'
import { openMeter } from './guestCosts.ts'
import { warmUp } from './load.ts'
import { middle } from './middle.ts'
import type { Options } from './options.ts'
import { spentByPostgres } from './processors.ts'
import { startReference } from './reference.ts'
import type { BenchContext, Row, Share, Wait } from './rows/row.ts'
import { rows } from './rows/rows.ts'

const rounds = 3

/** The result of one round of load; `node` and `postgres` are the processor time per response, in milliseconds. */
export interface Round extends Measured {
  node: number
  postgres: number | undefined
}

export type Line = { row: Row; value: number; round?: Round; ceiling?: Round }

export interface Target {
  url: string
  spent(): Promise<number>
}

/** Measures each row and takes the median of its rounds. For a row that is a share of a ceiling, rounds of both alternate. */
export async function measureRows(
  server: Server,
  filled: Filled,
  { seconds, callers, only }: Options,
): Promise<Line[]> {
  const embedded = await startEmbedded({ dataDir: server.dataDir })
  const settings = { ...(await settingsOfAnother(server.dataDir, embedded)), GUEST_CACHE_MB: '0' }
  const reference = await startReference({ host: embedded.host, user: embedded.user, database: 'bichar' })
  const forgetful = await startServer(settings)
  try {
    const all = (await Promise.all(rows.map((of) => of(filled)))).flat()
    const chosen = all.filter(({ name }) => only.some((word) => name.includes(word)))
    const remembering = { url: server.url, spent: await openMeter(server) }
    const forgetting = { url: forgetful.url, spent: await openMeter(forgetful) }
    const round = (target: Target, { ask, ...row }: Share | Wait): Promise<Round> =>
      oneRound(target, embedded, { seconds, callers, ask, ...row })
    const context: BenchContext = { server, forgetful, settings }
    const lines: Line[] = []
    for (const [index, row] of chosen.entries()) {
      console.log(`[${index + 1}/${chosen.length}] ${row.name} ...`)
      if (row.kind === 'amount') {
        lines.push({ row, value: await row.measure(context) })
        continue
      }
      const target = row.kind === 'share' && row.isAnew ? forgetting : remembering
      await warmUp(target.url, row.ask)
      const found: Line[] = []
      for (let turn = 1; turn <= rounds; turn += 1) {
        if (row.kind === 'wait') {
          const waited = await round(target, row)
          found.push({ row, value: waited.p50 ?? Number.NaN, round: waited })
        } else {
          const ceiling = await round(reference, { ...row, ask: reference.ask[row.of] })
          const reached = await round(target, row)
          found.push({ row, value: reached.perSecond / ceiling.perSecond, round: reached, ceiling })
        }
      }
      lines.push(middle(found, ({ value }) => value))
    }
    return lines
  } finally {
    reference.stop()
    await forgetful.stop()
    await embedded.stop()
  }
}

/** Runs one round of load and measures its cost, including the work it leaves for later. */
export async function oneRound(
  target: Target,
  cluster: Cluster,
  load: Omit<Parameters<typeof measure>[0], 'url'>,
): Promise<Round> {
  const spentBy = async () => ({
    node: await target.spent(),
    postgres: await spentByPostgres(cluster.folder),
  })
  // Reading the metrics costs processor time too; the first two readings measure how much.
  const early = await spentBy()
  const before = await spentBy()
  const measured = await measure({ url: target.url, ...load })
  await untilNothingIsLeft(cluster)
  const after = await spentBy()
  const all = measured.answers + measured.refused
  return {
    ...measured,
    node: Math.max(0, after.node - before.node - (before.node - early.node)) / all,
    postgres:
      after.postgres === undefined || before.postgres === undefined
        ? undefined
        : (after.postgres - before.postgres) / all,
  }
}

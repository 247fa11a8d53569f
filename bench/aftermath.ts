import { setTimeout as pause } from 'node:timers/promises'
import { type Cluster, withClient } from './cluster.ts'

const betweenLooksMilliseconds = 100
const maxMilliseconds = 120_000

const left = `
  select
    (select count(*) from untold_comments where due_at <= now())
    + (select count(*) from untold_replies where due_at <= now())
    + (select count(*) from boss.job where state < 'completed' and start_after <= now()) as left`

/**
 * Waits until pending comment notifications are sent and due jobs are done. Otherwise the work that one row leaves behind would slow
 * down the next row and be counted as its cost.
 */
export const untilNothingIsLeft = (cluster: Pick<Cluster, 'host' | 'user'>): Promise<void> =>
  withClient(cluster, async (client) => {
    const deadline = performance.now() + maxMilliseconds
    while ((await client.query<{ left: string }>(left)).rows[0]?.left !== '0') {
      if (performance.now() > deadline) throw new Error('What the calls left to do is not done')
      await pause(betweenLooksMilliseconds)
    }
  })

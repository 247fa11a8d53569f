import { expect, vi } from 'vitest'
import type { Deps } from '../deps.ts'

/** Until nothing of the notifications is waiting to be done. */
export const untilAllAreTold = ({ pool }: Pick<Deps, 'pool'>): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select name from boss.job where name like 'notifications.%' and start_after <= now()
           and state in ('created', 'retry', 'active')`,
      )
      expect(rows).toEqual([])
    },
    { timeout: 15_000, interval: 20 },
  )

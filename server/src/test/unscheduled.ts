import { expect } from 'vitest'
import type { Deps } from '../deps.ts'

/** Takes the hourly shuffle from the schedule: at the ninth minute of an hour it would change what a test wants to see as it was written. */
export async function withoutScheduledShuffle({ pool }: Pick<Deps, 'pool'>): Promise<void> {
  const { rowCount } = await pool.query("delete from boss.schedule where name = 'shuffling.shuffle'")
  expect(rowCount).toBe(1)
}

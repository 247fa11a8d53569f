import type { Database } from './db.ts'

/**
 * Takes one of these slots that is still free, across all processes; some time after `until` it becomes free again. Returns whether
 * there was one. Commits without waiting for the disk: a database that crashes forgets the last half second of calls.
 */
export async function takeSlot(
  { pool }: Pick<Database, 'pool'>,
  slots: readonly string[],
  until: Date,
): Promise<boolean> {
  for (;;) {
    const { rows } = await pool.query<{ isTaken: boolean }>({ ...takeFree, values: [slots, until] })
    if (!rows[0]) return false
    if (rows[0].isTaken) return true
    // Another call took that slot at the same moment, so the next query will skip it.
  }
}

const takeFree = {
  name: 'take-slot',
  text: `
    with free as (
      select slot from unnest($1::uuid[]) with ordinality as wanted (slot, place)
      where not exists (select from spent_calls s where s.slot = wanted.slot)
      order by place limit 1
    ), taken as (
      insert into spent_calls (slot, until) select slot, $2 from free on conflict do nothing returning slot
    )
    select exists (select from taken) as "isTaken", set_config('synchronous_commit', 'off', true) from free`,
}

import type { Database } from './db.ts'

/**
 * Takes one of these slots that nobody has taken yet, from whichever process; it is free again some time after `until`. Returns
 * whether there was one. Nobody waits until the disk has it: a database that crashes forgets the last half second of calls.
 */
export async function takeSlot(
  { pool }: Pick<Database, 'pool'>,
  slots: readonly string[],
  until: Date,
): Promise<boolean> {
  for (;;) {
    const { rows } = await pool.query<{ isTaken: boolean }>({ ...statement, values: [slots, until] })
    if (!rows[0]) return false
    if (rows[0].isTaken) return true
    // Somebody has taken that one at the same moment; the next look shows it.
  }
}

const statement = {
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

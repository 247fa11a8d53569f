import type pg from 'pg'
import type { Database } from './db.ts'
import { changeTogether, type Placed } from './together.ts'

/**
 * Takes one of these slots that is still free, across all processes; some time after `until` it becomes free again. Returns whether
 * there was one. Commits without waiting for the disk: a database that crashes forgets the last half second of calls.
 */
export const takeSlot = (
  { pool }: Pick<Database, 'pool'>,
  slots: readonly string[],
  until: Date,
): Promise<boolean> => take(pool, { slots, until })

interface Wanted {
  slots: readonly string[]
  until: Date
}

/**
 * Callers at the same moment each try their first slot in one shared statement. A caller who does not get it tries all of its slots
 * by another one.
 */
const take = changeTogether(
  async (pool: pg.Pool, wanted: readonly Wanted[]): Promise<(boolean | undefined)[]> => {
    // A single caller goes straight to the second statement: there is no one to share a round trip with.
    if (wanted.length === 1) return [undefined]
    const { rows } = await pool.query<Placed>({
      ...takeFirsts,
      values: [wanted.map(({ slots: [first] }) => first), wanted.map(({ until }) => until)],
    })
    const places = new Set(rows.map(({ place }) => Number(place)))
    return wanted.map((_slots, index) => places.has(index + 1) || undefined)
  },
  async (pool, { slots, until }) => {
    for (;;) {
      const { rows } = await pool.query<{ isTaken: boolean }>({ ...takeAny, values: [slots, until] })
      if (!rows[0]) return false
      if (rows[0].isTaken) return true
      // Another call took that slot at the same moment, so the next query will skip it.
    }
  },
)

const takeFirsts = {
  name: 'take-first-slots',
  // Inserted in the order of the slots, because concurrent statements that take the same slots in different orders would deadlock.
  // If two callers here want the same slot, the first gets it.
  text: `
    with wanted as (
      select * from unnest($1::uuid[], $2::timestamptz[]) with ordinality as each (slot, until, place)
    ), taken as (
      insert into spent_calls (slot, until) select slot, until from wanted order by slot
      on conflict do nothing returning slot
    )
    select min(place) as place, set_config('synchronous_commit', 'off', true) from wanted join taken using (slot) group by slot`,
}

const takeAny = {
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

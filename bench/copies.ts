import type { Pool, PoolClient } from 'pg'

/**
 * How the rows of a table are copied. `columns` has SQL for columns of the nth copy `n` that need more than a new id or an earlier
 * time.
 */
interface Copied {
  table: string
  /** A query to copy from, if the table itself does not have all columns that are needed. */
  from?: string
  columns?: Record<string, string>
}

/** The sort key of the copy of a searchable row `r` with the time `at`. */
const placed = { sort_key: 'sort_key_of(pg_temp.earlier(r.at, n), pg_temp.again(r.id, n))' }
const ownName = (column: string) => ({ [column]: `n || '-' || r.${column}` })
const unkeyed = { idempotency_key: 'null' }
const copiedDay = `(pg_temp.earlier(r.filed_at, n) at time zone 'Asia/Dhaka')::date`
const monthAndYear = (day: string) =>
  `array['#t:' || to_char(${day}, 'YYYY-MM'), '#y:' || to_char(${day}, 'YYYY')]`

/** The order does not matter, because triggers and therefore foreign keys are disabled. */
const tables: readonly Copied[] = [
  {
    table: 'users',
    columns: { phone: `'88018' || lpad((n * (select count(*) from base_users) + r.nth)::text, 8, '0')` },
  },
  {
    table: 'media',
    columns: {
      ...ownName('name'),
      ...ownName('storage_key'),
      ...ownName('thumbnail_name'),
      ...ownName('thumbnail_key'),
      ...ownName('sizes_key'),
      ...ownName('original_key'),
    },
  },
  { table: 'suspects', columns: unkeyed },
  { table: 'posts', columns: unkeyed },
  { table: 'post_counts' },
  { table: 'post_media' },
  { table: 'post_suspects' },
  { table: 'counted_crimes' },
  {
    table: 'counted_reports',
    from: 'select c.*, p.created_at as filed_at from counted_reports c join posts p on p.id = c.post_id',
    columns: {
      reported_on: copiedDay,
      ...Object.fromEntries(
        ['filed', 'arrested', 'court', 'verdict', 'closed'].map((step) => [
          `${step}_on`,
          `r.${step}_on + (${copiedDay} - r.reported_on)`,
        ]),
      ),
    },
  },
  { table: 'comments', columns: unkeyed },
  { table: 'reactions' },
  {
    table: 'notifications',
    // As the hourly job leaves what nobody has read.
    columns: {
      ...unkeyed,
      is_kept: `r.user_id is not null and pg_temp.earlier(r.created_at, n) < now() - interval '90 days'`,
    },
  },
  { table: 'flags' },
  { table: 'support_requests', columns: unkeyed },
  { table: 'audit_log' },
  {
    table: 'search_suspects',
    from: 'select s.*, created_at as at from search_suspects s join suspects using (id)',
    columns: placed,
  },
  {
    table: 'search_posts',
    from: `select s.*, p.created_at as filed_at, coalesce(p.published_at, p.created_at) as at
      from search_posts s join posts p using (id)`,
    columns: {
      ...placed,
      happened_on: copiedDay,
      words: `ts_delete(r.words, ${monthAndYear('r.happened_on')}) || array_to_tsvector(${monthAndYear(copiedDay)})`,
    },
  },
]

/** Derived tables, which are filled anew like in the migrations that created them (0057, 0072 and 0073). */
const madeAnew = {
  place_posts: 'select id, place, sort_key from search_posts, unnest(places_of(words)) place',
  place_counts: `select place, kind, day, count(*) from search_posts, unnest(places_of(words)) place,
      unnest(array_prepend('', categories)) kind, unnest(array['-infinity', happened_on]) day
    where position('/' in place) = 0 or (kind = '' and day = '-infinity') group by place, kind, day`,
  place_suspects:
    'select place, count(*) from search_suspects, unnest(places_of(words)) place group by place',
  kind_posts: 'select kind, sort_key, id from search_posts, unnest(categories) kind',
  kind_suspects: 'select kind, sort_key, id from search_suspects, unnest(categories) kind',
  list_counts: 'select list, gen_random_uuid(), entries from counted_lists()',
}

/**
 * Adds copies of everything in the database, each one filed `span` milliseconds before the previous one and with its own people,
 * suspects and other rows. Rows that triggers would write are copied too, because triggers would take an hour, and indexes are built
 * afterwards. `bench/copies.test.ts` checks that the result equals what the triggers write.
 */
export async function copyAll(pool: Pool, copies: number, span: number): Promise<void> {
  const client = await pool.connect()
  const run = (text: string) => client.query(text)
  try {
    await run(`set session_replication_role = replica`)
    await run(`set maintenance_work_mem = '512MB'`)
    await run(`create function pg_temp.again(id uuid, n integer) returns uuid language sql immutable as $$
      select overlay(overlay(md5($1::text || $2::text) placing '4' from 13) placing '8' from 17)::uuid $$`)
    await run(`create function pg_temp.earlier(at timestamptz, n integer) returns timestamptz language sql stable as $$
      select $1 - $2 * interval '${span} milliseconds' $$`)
    for (const { table, from = `select * from ${table}` } of tables)
      await run(`create temp table base_${table} as select *, row_number() over () as nth from (${from}) r`)

    const names = tables.map(({ table }) => `'${table}'::regclass`).join(', ')
    await run(`update pg_index set indisready = false, indisvalid = false where indrelid in (${names})`)
    for (const { table, columns = {} } of tables) {
      const all = await copiedColumns(client, table)
      const values = all.map(({ name, type }) => columns[name] ?? copyOf(name, type))
      await run(`insert into ${table} (${all.map(({ name }) => name).join(', ')})
        select ${values.join(', ')} from generate_series(1, ${copies}) n, base_${table} r`)
    }
    for (const { table } of tables) await run(`reindex table ${table}`)
    await run(`update crime_counts set posts = posts * ${copies + 1}`)
    for (const [table, rows] of Object.entries(madeAnew)) {
      await run(`truncate ${table}`)
      await run(`insert into ${table} ${rows}`)
    }
    await run('truncate report_counts')
    // PostgreSQL 18 cannot plan this on the table itself: 'variable not found in subplan target list'.
    await run(`with counted as materialized (select * from counted_reports)
      insert into report_counts select each.what, each.value, count(*)
      from counted, lateral counts_of(counted::counted_reports) each group by 1, 2`)
  } finally {
    // Destroys the connection, and with it its settings and temporary objects.
    client.release(true)
  }
}

async function copiedColumns(client: PoolClient, table: string) {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows
}

function copyOf(column: string, type: string): string {
  // As of rows that came long ago.
  if (column === 'unshuffled') return 'null'
  if (type === 'uuid') return `pg_temp.again(r.${column}, n)`
  if (type === 'timestamp with time zone') return `pg_temp.earlier(r.${column}, n)`
  return `r.${column}`
}

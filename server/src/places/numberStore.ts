import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { Pool } from 'pg'

/** Numbers by place, without places that have none; a place is 'Khulna', or 'Khulna/Rupsa' for one within it. */
type Counts = Record<string, number>

async function countsOf(pool: Pool, name: string, text: string, values: unknown[]): Promise<Counts> {
  const { rows } = await pool.query<{ place: string; count: number }>({ name, text, values })
  return Object.fromEntries(rows.map(({ place, count }) => [place, count]))
}

/** The public reports of each district. */
export const readReportsEverywhere = (pool: Pool, kind: CrimeType | '') =>
  countsOf(
    pool,
    'reports_everywhere',
    `select place, posts as count from place_counts
      where kind = $1 and day = '-infinity' and position('/' in place) = 0`,
    [kind],
  )

/** The public reports of what happened since this day; where the report does not say when, the day of filing counts. */
export const readReportsSince = (pool: Pool, kind: CrimeType | '', day: string) =>
  countsOf(
    pool,
    'reports_since',
    `select place, sum(posts)::integer as count from place_counts
      where kind = $1 and day >= $2 group by place`,
    [kind, day],
  )

/** The suspects of each district and of each place within one. */
export const readSuspectsEverywhere = (pool: Pool) =>
  countsOf(pool, 'suspects_everywhere', 'select place, suspects as count from place_suspects', [])

interface OneDistrict {
  /** The numbers of the district and of the places within it. */
  places: Counts
  kinds: Partial<Record<CrimeType | '', number>>
  month: number
  year: number
}

// The places within a district sort between its name and its name followed by '0', the character after '/'.
const oneDistrict = `
  select
    (select coalesce(jsonb_object_agg(place, posts), '{}') from place_counts
      where place >= $1 and place < $1 || '0' and kind = '' and day = '-infinity') as places,
    (select coalesce(jsonb_object_agg(kind, posts), '{}') from place_counts
      where place = $1 and day = '-infinity') as kinds,
    coalesce(sum(posts) filter (where day >= $2::date), 0)::integer as month,
    coalesce(sum(posts), 0)::integer as year
  from place_counts where place = $1 and kind = '' and day >= $3::date`

/**
 * The public reports of one district, of the places within it, of each kind, and since each of two days, of which that of the year is the
 * earlier one.
 */
export async function readReportsOf(
  pool: Pool,
  district: string,
  since: { month: string; year: string },
): Promise<OneDistrict> {
  const values = [district, since.month, since.year]
  const { rows } = await pool.query<OneDistrict>({ name: 'reports_of_district', text: oneDistrict, values })
  const [row] = rows
  if (!row) throw new Error('The query returned no row')
  return row
}

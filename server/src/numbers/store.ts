import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import { reportsPerDownload, reviewsMeasured } from '@bichar/contract/rules/numbers.ts'
import type { Pool } from 'pg'

/** Numbers of reports, by what was counted. */
type Counts = Record<string, number>

export interface CountedRows {
  months: Counts
  /** The number of reports that name no district, or several. */
  unplaced: number
  kinds: Partial<Record<CrimeType, number>>
  steps: Partial<Record<CaseStep, number>>
  /** For each step, the number of reports that reached it after they were filed, and the median of the days that it took. */
  waits: Partial<Record<CaseStep, { measured: number; median: number }>>
  reviews: { measured: number; median: number | null }
}

const counted = (what: string) => `
  (select coalesce(json_object_agg(value, reports), '{}') from report_counts where what = '${what}' and reports > 0)`

/** Reads a row for each month, kind, step and number of days, however many reports there are. */
const counts = `
  select ${counted('month')} as months, ${counted('step')} as steps,
    (select coalesce(sum(reports), 0)::integer from report_counts where what = 'district' and value = '') as unplaced,
    (select coalesce(json_object_agg(type, posts), '{}') from crime_counts where posts > 0) as kinds,
    (select coalesce(json_object_agg(what, json_build_object('measured', measured, 'median', median)), '{}') from (
      select what, max(total) as measured, min(days) filter (where 2 * upto >= total) as median from (
        select what, value::integer as days, sum(reports) over (partition by what) as total,
          sum(reports) over (partition by what order by value::integer) as upto
        from report_counts where what not in ('month', 'district', 'step') and reports > 0
      ) days group by what
    ) medians) as waits,
    (select json_build_object('measured', count(*),
        'median', percentile_disc(0.5) within group (order by waited_seconds)) from (
      select waited_seconds from audit_log where decided = 'post' and waited_seconds is not null
      order by sort_key desc limit ${reviewsMeasured}
    ) latest) as reviews`

export async function readCounts(pool: Pool): Promise<CountedRows> {
  const { rows } = await pool.query<CountedRows>({ name: 'numbers', text: counts })
  return rows[0] as CountedRows
}

export interface CountedReport extends Record<CaseStep, string> {
  month: string
  kinds: CrimeType[]
  total: number
}

const monthOf = (step: CaseStep) => `coalesce(to_char(${step}_on, 'YYYY-MM'), '') as ${step}`

/** Sorted by the selected columns alone, so that the order reveals nothing else. */
const reports = `
  select to_char(reported_on, 'YYYY-MM') as month,
    array(select c.type from counted_crimes c where c.post_id = r.post_id order by c.type) as kinds,
    ${monthOf('diary')}, ${monthOf('filed')}, ${monthOf('arrested')}, ${monthOf('court')}, ${monthOf('verdict')}, ${monthOf('closed')},
    count(*) over ()::integer as total
  from counted_reports r where reported_on >= $1::date and reported_on < $1::date + interval '1 month'
  order by kinds, diary, filed, arrested, court, verdict, closed limit $2 offset $3`

/** A page of the public reports of a month, YYYY-MM. */
export async function readReportsOf(
  pool: Pool,
  { month, page }: { month: string; page: number },
): Promise<CountedReport[]> {
  const { rows } = await pool.query<CountedReport>({
    name: 'reports_of_month',
    text: reports,
    values: [`${month}-01`, reportsPerDownload, (page - 1) * reportsPerDownload],
  })
  return rows
}

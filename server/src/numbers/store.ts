import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import {
  fewestTold,
  kindsOfVictims,
  reportsPerDownload,
  reviewsMeasured,
} from '@bichar/contract/rules/numbers.ts'
import type { Pool } from 'pg'

/** What is counted, by its name. */
type Counts = Record<string, number>

export interface CountedRows {
  months: Counts
  districts: Counts
  kinds: Partial<Record<CrimeType, number>>
  steps: Partial<Record<CaseStep, number>>
  /** Of those steps that came after the report, how many did and within how many days half of them. */
  waits: Partial<Record<CaseStep, { measured: number; median: number }>>
  reviews: { measured: number; median: number | null }
}

const counted = (what: string) => `
  (select coalesce(jsonb_object_agg(value, reports), '{}') from report_counts where what = '${what}' and reports > 0)`

/** A row for each month, district, kind, step and number of days, however many reports there are. */
const counts = `
  select ${counted('month')} as months, ${counted('district')} as districts, ${counted('step')} as steps,
    (select coalesce(jsonb_object_agg(type, posts), '{}') from crime_counts where posts > 0) as kinds,
    (select coalesce(jsonb_object_agg(what, jsonb_build_object('measured', measured, 'median', median)), '{}') from (
      select what, max(total) as measured, min(days) filter (where 2 * upto >= total) as median from (
        select what, value::integer as days, sum(reports) over (partition by what) as total,
          sum(reports) over (partition by what order by value::integer) as upto
        from report_counts where what not in ('month', 'district', 'step') and reports > 0
      ) days group by what
    ) medians) as waits,
    (select jsonb_build_object('measured', count(*),
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
  district: string
  total: number
}

const monthOf = (step: CaseStep) => `coalesce(to_char(${step}_on, 'YYYY-MM'), '') as ${step}`

/**
 * In an order that follows from what they say alone, so that their places say nothing. How many reports a district has is told
 * elsewhere, so that what rows withhold of one could be found by subtraction: they withhold something of three or of none, and where
 * it would be of fewer, all of those with the fewest besides. Each step is worked out once: within the next one, victims would be looked
 * for anew for each report.
 */
const reports = `
  with reports as materialized (
    select r.*, array(select c.type from counted_crimes c where c.post_id = r.post_id order by c.type) as kinds
    from counted_reports r where r.reported_on >= $1::date and r.reported_on < $1::date + interval '1 month'
  ), places as materialized (
    select district from reports group by district having count(*) >= $3
  ), victims as materialized (
    select district, kind from reports, unnest(kinds) kind where kind = any ($2) group by district, kind having count(*) < $3
  ), weighed as materialized (
    select r.*, r.district <> '' and r.district in (select district from places)
      and not exists (select from victims v where v.district = r.district and v.kind = any (r.kinds)) as is_told
    from reports r
  ), silent as (
    select district from weighed where district <> '' and not is_told group by district
  ), besides as (
    select district from weighed where district <> '' and district not in (select district from silent) group by district
    order by count(*), district
    limit (select case count(*) when 0 then 0 else greatest(0, $3 - count(*)) end from silent)
  ), rows as (
    select to_char(r.reported_on, 'YYYY-MM') as month, r.kinds, case when r.is_told and r.district not in (select district from besides)
      then r.district else '' end as district,
      ${monthOf('filed')}, ${monthOf('arrested')}, ${monthOf('court')}, ${monthOf('verdict')}, ${monthOf('closed')}
    from weighed r
  )
  select *, count(*) over ()::integer as total from rows
  order by district, kinds, filed, arrested, court, verdict, closed limit $4 offset $5`

/** A page of the public reports of a month, YYYY-MM. */
export async function readReportsOf(
  pool: Pool,
  { month, page }: { month: string; page: number },
): Promise<CountedReport[]> {
  const { rows } = await pool.query<CountedReport>({
    name: 'reports_of_month',
    text: reports,
    values: [`${month}-01`, kindsOfVictims, fewestTold, reportsPerDownload, (page - 1) * reportsPerDownload],
  })
  return rows
}

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { page, paging, success } from './fields.ts'
import { caseSteps } from './rules/caseSteps.ts'
import { crimeTypes } from './rules/crimeTypes.ts'

const count = z.number().int()
/** YYYY-MM; no calendar has a year 0. */
const month = z
  .string()
  .max(7, { error: 'unknown_value', abort: true })
  .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, { error: 'unknown_value' })

const licence = z.object({ name: z.string(), url: z.string() })

/** The month of a step, or '' where it is not told of. */
const stepMonths = Object.fromEntries(caseSteps.map((step) => [step, z.string()])) as Record<
  (typeof caseSteps)[number],
  z.ZodString
>

const numbers = z.object({
  /** All public reports. */
  total: count,
  /** By the month in which they were filed: from the first to this one, without gaps. */
  months: z.array(z.object({ month, reports: count })),
  /** The most first. A report may be of several kinds. */
  kinds: z.array(z.object({ kind: z.enum(crimeTypes), reports: count })),
  /** The most first, and only those that have any; with the Bengali name. A report counts in each district that it names. */
  districts: z.array(z.object({ district: z.string(), bn: z.string(), reports: count })),
  /** Reports that name no district, or several. */
  unknownDistrict: count,
  steps: z.array(
    z.object({
      step: z.enum(caseSteps),
      reports: count,
      /** Half of those that came after the report came within so many days; null where too few did. */
      medianDays: count.nullable(),
    }),
  ),
  review: z.object({
    /** Half of the latest reports with a name were looked at within so many seconds; null where too few were. */
    medianSeconds: count.nullable(),
  }),
})
export type Numbers = z.output<typeof numbers>

/** Without a place: beside a month and kinds it would tell what there is in a district of each. */
const reportRow = z.object({ month, kinds: z.array(z.enum(crimeTypes)), ...stepMonths })
export type ReportRow = z.output<typeof reportRow>

export const numbersCalls = {
  'GET /numbers': endpoint({
    summary: 'How many public reports there are, by month, kind and district, and how far their cases get',
    access: 'guest',
    response: z.object({ success, licence, numbers }),
    limit: { times: 300, seconds: 60 },
  }),
  'GET /numbers/reports': endpoint({
    summary:
      'The public reports of a month, a row each, without words, days, places or ids; also as CSV at /numbers/reports.csv',
    access: 'guest',
    query: z.object({ month, page }),
    response: z.object({ success, licence, ...paging, reports: z.array(reportRow) }),
    errors: ['not_found'],
    limit: { times: 60, seconds: 60 },
  }),
} as const

import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { crimeType, page, paging, success } from './fields.ts'
import { caseSteps } from './rules/caseSteps.ts'

const count = z.number().int()
/** YYYY-MM; no calendar has a year 0. */
const month = z
  .string()
  .max(7, { error: 'unknown_value', abort: true })
  .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, { error: 'unknown_value' })

const licence = z.object({ name: z.string(), url: z.string() })

/** The month of each step, YYYY-MM; '' for a step that the timeline does not have. */
const stepMonths = Object.fromEntries(caseSteps.map((step) => [step, z.string()])) as Record<
  (typeof caseSteps)[number],
  z.ZodString
>

const numbers = z
  .object({
    asOf: z.string().describe('The day in Bangladesh, YYYY-MM-DD, on which these figures were counted.'),
    total: count.describe('The number of public reports.'),
    months: z
      .array(z.object({ month, reports: count }))
      .describe('By the month of filing, from the first month to the current one, without gaps.'),
    kinds: z
      .array(z.object({ kind: crimeType, reports: count }))
      .describe('The most frequent first. A report can have several kinds.'),
    districts: z
      .array(z.object({ district: z.string(), bn: z.string(), reports: count }))
      .describe(
        'Only districts with reports, the most frequent first; `bn` is the Bengali name. A report counts in each district that it names.',
      ),
    unknownDistrict: count.describe('Reports that name no district, or several.'),
    steps: z.array(
      z.object({
        step: z.enum(caseSteps),
        reports: count,
        medianDays: count
          .nullable()
          .describe(
            'The median number of days from the report to the step; null if too few reports have it. Steps before the report are left out.',
          ),
      }),
    ),
    review: z.object({
      medianSeconds: count
        .nullable()
        .describe(
          'The median number of seconds until the latest reports of named authors were reviewed; null if there were too few.',
        ),
    }),
  })
  .meta({ id: 'Statistics', description: 'Statistics of the public reports.' })
export type Numbers = z.output<typeof numbers>

const reportRow = z.object({ month, kinds: z.array(crimeType), ...stepMonths }).meta({
  id: 'StatisticsRow',
  description:
    'It contains no place: combined with a month and kinds, a place would reveal more about a district than may be published.',
})
export type ReportRow = z.output<typeof reportRow>

export const numbersCalls = {
  'GET /numbers': endpoint({
    summary:
      'Get statistics of public reports by month, category and district, and of the progress of their cases',
    access: 'guest',
    response: z.object({ success, licence, numbers }),
    limit: { times: 300, seconds: 60 },
  }),
  'GET /numbers/reports': endpoint({
    summary:
      'Export the public reports of a month, one row each, without texts, days, places or ids; as CSV at /numbers/reports.csv',
    access: 'guest',
    query: z.object({ month: month.describe('YYYY-MM.'), page }),
    response: z.object({ success, licence, ...paging, reports: z.array(reportRow) }),
    errors: ['not_found'],
    limit: { times: 60, seconds: 60 },
  }),
} as const

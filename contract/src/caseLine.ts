import { z } from 'zod'
import { caseSteps, entryOrigins } from './rules/caseSteps.ts'

export const caseLine = z
  .object({
    steps: z.array(
      z.object({ step: z.enum(caseSteps), date: z.string(), origin: z.enum([...entryOrigins, '']) }),
    ),
    updates: z.number().int().describe('How many approved entries there are, including those with a step.'),
  })
  .describe(
    'The progress of the case according to approved timeline entries: the latest entry of each step, sorted by day.',
  )

import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { followUpForm } from './followUps/page.ts'
import { guestReportForm } from './guestReports/page.ts'
import type { PageForm } from './http/pageForms.ts'

/** The pages that people use without a script, and without anything that is kept on their device. */
export const pageForms = (app: FastifyInstance, deps: Deps): PageForm[] => [
  guestReportForm(deps),
  followUpForm(app),
]

import type { FastifyInstance } from 'fastify'
import type { Deps } from '../core/deps.ts'
import { followUpForm } from '../followUps/page.ts'
import { guestReportForm } from '../guestReports/page.ts'
import type { PageForm } from '../http/pageForms.ts'

/** The page forms that work without JavaScript and without anything being stored on the device. */
export const pageForms = (app: FastifyInstance, deps: Deps): PageForm[] => [
  guestReportForm(deps),
  followUpForm(app),
]

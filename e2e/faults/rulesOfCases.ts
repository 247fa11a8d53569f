import type { Fault } from './fault.ts'
import { rulesOfComments } from './rulesOfCases/rulesOfComments.ts'
import { rulesOfReports } from './rulesOfCases/rulesOfReports.ts'
import { rulesOfSupport } from './rulesOfCases/rulesOfSupport.ts'
import { rulesOfSuspects } from './rulesOfCases/rulesOfSuspects.ts'
import { rulesOfTimelines } from './rulesOfCases/rulesOfTimelines.ts'

/** The rules of section 5 for comments, reports of posts, timelines, suspects and support. */
export const rulesOfCases: Fault[] = [
  ...rulesOfComments,
  ...rulesOfReports,
  ...rulesOfTimelines,
  ...rulesOfSuspects,
  ...rulesOfSupport,
]

import type { DemoReport } from './report.ts'
import { bengaliEarlier } from './reports/bengaliEarlier.ts'
import { bengaliOfThisWeek } from './reports/bengaliOfThisWeek.ts'

export const reportsInBengali: DemoReport[] = [...bengaliOfThisWeek, ...bengaliEarlier]

import type { DemoReport } from './report.ts'
import { englishEarlier } from './reports/englishEarlier.ts'
import { englishOfThisWeek } from './reports/englishOfThisWeek.ts'

export const reportsInEnglish: DemoReport[] = [...englishOfThisWeek, ...englishEarlier]

import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import { limits } from '@bichar/contract/rules/limits.ts'

const day = 24 * 60 * 60 * 1000
const ahead = (days: number) => todayInBangladesh(new Date(Date.now() + days * day))

/** The range of dates until which somebody can be paused, and the default. */
export const pauseDays = () => ({ min: ahead(1), max: ahead(limits.sanctionDays), usual: ahead(7) })

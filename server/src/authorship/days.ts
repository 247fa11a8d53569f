import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'

/** The beginning of the day in Bangladesh. */
export const dayOf = (at: Date): Date => new Date(`${todayInBangladesh(at)}T00:00:00+06:00`)

/**
 * The time to be stored and shown: for anonymous things only the day. Anything more precise could be compared with the times at
 * which somebody was online, commented or registered.
 */
export const keptTime = (at: Date, isAnonymous: boolean): Date => (isAnonymous ? dayOf(at) : at)

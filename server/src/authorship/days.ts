import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'

/** The beginning of the day in Bangladesh. */
export const dayOf = (at: Date): Date => new Date(`${todayInBangladesh(at)}T00:00:00+06:00`)

/** The beginning of the hour; in Bangladesh, which is six hours ahead of UTC, full hours are the same. */
export const hourOf = (at: Date): Date => new Date(new Date(at).setUTCMinutes(0, 0, 0))

/**
 * The time to be stored and shown: for anonymous things only the day. Anything more precise could be compared with the times at
 * which somebody was online, commented or registered.
 */
export const coarseTimestamp = (at: Date, isAnonymous: boolean): Date => (isAnonymous ? dayOf(at) : at)

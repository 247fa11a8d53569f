import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'

/** The beginning of the day in Bangladesh. */
export const dayOf = (at: Date): Date => new Date(`${todayInBangladesh(at)}T00:00:00+06:00`)

/**
 * The time that is kept and told of something: of what is anonymous only the day. Anything finer could be compared with when
 * somebody was seen to be online, to comment or to register.
 */
export const keptTime = (at: Date, isAnonymous: boolean): Date => (isAnonymous ? dayOf(at) : at)

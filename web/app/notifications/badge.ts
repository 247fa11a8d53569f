import { limits } from '@bichar/contract/limits.ts'

/** A count of unread notifications as a badge shows it; above 99 it is '99+' (spec section 9). */
export const badgeText = (count: number, inDigits: (count: number) => string): string =>
  count < limits.unreadCount ? inDigits(count) : `${inDigits(limits.unreadCount - 1)}+`

/** The title of the page, with the number of unread notifications before it when there are any (spec section 1). */
export const titleWith = (title: string, count: number): string => {
  const bare = title.replace(/^\(\d+\+?\) /, '')
  return count > 0 ? `(${badgeText(count, String)}) ${bare}` : bare
}

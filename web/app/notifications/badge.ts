import { limits } from '@bichar/contract/rules/limits.ts'

/** A count of unread notifications as a badge shows it; above 99 it is '99+' (spec section 9). */
export const badgeText = (count: number, inDigits: (count: number) => string): string =>
  count <= limits.badge ? inDigits(count) : `${inDigits(limits.badge)}+`

/** The title of the page, with the whole number of unread notifications before it when there are any (spec section 1). */
export const titleWith = (title: string, count: number): string => {
  const bare = title.replace(/^\(\d+\) /, '')
  return count > 0 ? `(${count}) ${bare}` : bare
}

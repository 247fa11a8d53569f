import { v4 } from 'uuid'

/** A new id. It is random, so that it reveals neither when it was created nor its neighbours. Lists are ordered by `sort_key`. */
export const newId = (): string => v4()

/** The smallest `sort_key` of this time. */
export const sortKeyAt = (time: Date): string => {
  const milliseconds = time.getTime().toString(16).padStart(12, '0')
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-0000-0000-000000000000`
}

/** An id that no person has or ever had. */
export const nobody = '00000000-0000-0000-0000-000000000000'

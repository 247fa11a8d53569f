import { v4 } from 'uuid'

/** A new id: random, so that it tells neither when it was made nor what was made next to it. Lists run along `sort_key`. */
export const newId = (): string => v4()

/** Where in a list, by its `sort_key` (migration 0028), what is of this time begins. */
export const sortKeyAt = (time: Date): string => {
  const milliseconds = time.getTime().toString(16).padStart(12, '0')
  return `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-0000-0000-000000000000`
}

/** Not even a person who is gone has had this id. */
export const nobody = '00000000-0000-0000-0000-000000000000'

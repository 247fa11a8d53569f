import { v7 } from 'uuid'

/**
 * A new id. Ids sort by when they were made, so a list pages by id alone; `madeAt` is for what is taken in
 * with a date of its own.
 */
export const newId = (madeAt?: Date): string => (madeAt ? v7({ msecs: madeAt.getTime() }) : v7())

/** Not even a person who is gone has had this id. */
export const nobody = '00000000-0000-0000-0000-000000000000'

import type { Suspect } from '@bichar/contract/suspects.ts'

/** The suspects of a post who are not public yet. */
export const proposedOf = (suspects: readonly Suspect[]): Suspect[] =>
  suspects.filter(({ shown }) => shown === 'proposed')

/** Those of them who become public with the approval of the post: not those who wait for whoever proposed them. */
export const suspectsToPublish = (suspects: readonly Suspect[], leftOut: readonly string[]): Suspect[] =>
  proposedOf(suspects).filter(({ _id, review }) => !review?.isReturned && !leftOut.includes(_id))

export const toggleId = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]

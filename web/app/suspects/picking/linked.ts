import type { LinkedSuspect, Suspect } from '@bichar/contract/suspects.ts'

type Linked = readonly LinkedSuspect[]

/** A suspect as it is embedded in posts. */
export const linkedOf = ({ photo, thumbnail, ...suspect }: Suspect): LinkedSuspect => {
  const { _id, name, status, shown, isMinor } = suspect
  return { _id, name, photo: thumbnail ?? photo, status, shown, isMinor }
}

export const idsOf = (suspects: Linked): string[] => suspects.map(({ _id }) => _id)

export const sameSuspects = (one: Linked, other: Linked): boolean => idsOf(one).join() === idsOf(other).join()

export const without = (suspects: Linked, id: string): Linked => suspects.filter(({ _id }) => _id !== id)

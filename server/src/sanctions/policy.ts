import type { SignedIn } from '../core/actor.ts'

interface Target {
  id: string
  role: 'user' | 'admin'
  is_super_admin: boolean
}

/** Why an admin may not sanction this person; undefined if they may. Super admins are the operator's responsibility. */
export function refusalToSanction(
  actor: Pick<SignedIn, 'userId' | 'isSuperAdmin'>,
  target: Target,
): 'sanction_own' | 'sanction_forbidden' | undefined {
  if (target.id === actor.userId) return 'sanction_own'
  if (target.role !== 'admin') return undefined
  return actor.isSuperAdmin && !target.is_super_admin ? undefined : 'sanction_forbidden'
}

/**
 * Whether a decision may be about something that is hidden from this viewer. Every anonymous decision may: if only some
 * were refused, the viewer would learn which are their own.
 */
export const mayBeHidden = (
  { anonymousHidden }: Pick<SignedIn, 'anonymousHidden'>,
  { tag }: { tag: Buffer | null },
): boolean => anonymousHidden === true && tag !== null

/** Leaves out pauses when somebody looks at their own page who could conclude from them that one of their pauses is anonymous. */
export const shownOf = <Row extends { kind: string }>(
  rows: readonly Row[],
  { about, to }: { about: string; to: Pick<SignedIn, 'userId' | 'anonymousHidden'> },
): readonly Row[] =>
  to.anonymousHidden && to.userId === about ? rows.filter(({ kind }) => kind !== 'pause') : rows

/** Whether an appeal is still possible: against what is in force, and against a warning as long as it counts. */
export const isOpenToAppeal = (sanction: {
  kind: string
  is_active: boolean
  is_lifted: boolean
  appeal: string | null
}): boolean =>
  sanction.appeal === null && !sanction.is_lifted && (sanction.is_active || sanction.kind === 'warning')

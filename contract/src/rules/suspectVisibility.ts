/**
 * Who may see a suspect (product choices, section 4). `proposed`: its creator and the admins, until a moderator shows it; `shown`:
 * everybody; `hidden`: its creator and the admins again; `removed`: the admins only.
 */
export const suspectVisibilities = ['proposed', 'shown', 'hidden', 'removed'] as const
export type SuspectVisibility = (typeof suspectVisibilities)[number]

/** What a moderator can decide about a suspect. Sent back, a proposed one waits for its creator, and a shown one is hidden. */
export const suspectActions = ['show', 'sendBack', 'remove'] as const
export type SuspectAction = (typeof suspectActions)[number]

/** A change of a shown suspect by anybody but an admin waits until a moderator decides. */
export const revisionStates = ['proposed', 'confirmed', 'refused'] as const
export type RevisionState = (typeof revisionStates)[number]

export const revisionActions = ['confirm', 'refuse'] as const
export type RevisionAction = (typeof revisionActions)[number]

/** Stands in for the name of a person under 18, also in the database's view of what is public. */
export const nameOfMinor = 'A person under 18'

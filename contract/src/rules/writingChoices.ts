/** What becomes of somebody's posts and comments when their account goes: they lose the name, or go as well, anonymous ones later. */
export const writingChoices = ['keep', 'delete'] as const
export type WritingChoice = (typeof writingChoices)[number]

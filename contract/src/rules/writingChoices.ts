/**
 * What happens to posts and comments when their author deletes the account: they lose the name or are deleted too, anonymous ones
 * later.
 */
export const writingChoices = ['keep', 'delete'] as const
export type WritingChoice = (typeof writingChoices)[number]

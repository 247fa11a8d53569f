export const followKinds = ['post', 'suspect', 'district', 'upazila', 'category'] as const
export type FollowKind = (typeof followKinds)[number]

/** How many things one person can follow. The text of the error message contains the number too. */
export const mostFollows = 200

/** What people can follow. */
export const followKinds = ['post', 'suspect', 'district', 'upazila', 'category'] as const
export type FollowKind = (typeof followKinds)[number]

/** So much can one person follow; the sentence of the refusal knows the number. */
export const mostFollows = 200

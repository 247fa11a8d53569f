/** What people can follow. */
export const followKinds = ['post', 'suspect', 'district', 'upazila', 'category'] as const
export type FollowKind = (typeof followKinds)[number]

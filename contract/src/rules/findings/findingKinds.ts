/** What a moderator should look at in a text before it is published. Of two that overlap, the first of this list is shown. */
export const findingKinds = [
  'phone',
  'email',
  'profile',
  'address',
  'idNumber',
  'threat',
  'watchWord',
] as const
export type FindingKind = (typeof findingKinds)[number]

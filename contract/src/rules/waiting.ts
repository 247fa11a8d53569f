/** What can wait for admins; free of zod, for the browser. */
export const waitingKinds = ['post', 'timeline', 'flag', 'support', 'appeal'] as const
export type WaitingKind = (typeof waitingKinds)[number]

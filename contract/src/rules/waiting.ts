/** The kinds of items that can wait for admins. This file does not import zod, so that the browser can load it cheaply. */
export const waitingKinds = ['post', 'timeline', 'flag', 'support', 'appeal', 'suspect'] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** The states of a support request (spec section 3). This file does not import zod, so that the browser can load it cheaply. */
export const supportStatuses = ['pending', 'action-taken'] as const
export type SupportStatus = (typeof supportStatuses)[number]

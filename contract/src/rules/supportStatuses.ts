/** Where a request for support stands (spec section 3); free of zod, for the browser. */
export const supportStatuses = ['pending', 'action-taken'] as const
export type SupportStatus = (typeof supportStatuses)[number]

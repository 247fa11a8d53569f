/**
 * The oldest browsers in which everything works; older ones show pages as the server made them. The build lowers syntax and styles to
 * these, and `floor.test.ts` looks for what is left. Functions that they lack are in `app/page/polyfills.ts`.
 */
export const browserFloor = { chrome: '92', edge: '92', safari: '15.4', ios: '15.4', firefox: '100' } as const

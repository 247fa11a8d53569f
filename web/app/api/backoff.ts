/**
 * How long to wait after so many failures, in milliseconds: twice as long each time, and not the same for everybody whom
 * a restart of the server has cut off.
 */
export const backoff = (failures: number, { first, longest }: { first: number; longest: number }): number =>
  Math.min(first * 2 ** failures, longest) * (0.75 + Math.random() / 2)

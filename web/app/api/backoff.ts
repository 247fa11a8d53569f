/**
 * How long to wait after this many failures, in milliseconds: it doubles each time, with jitter, so that the clients that a restart of
 * the server has cut off do not all return at once.
 */
export const backoff = (failures: number, { first, longest }: { first: number; longest: number }): number =>
  Math.min(first * 2 ** failures, longest) * (0.75 + Math.random() / 2)

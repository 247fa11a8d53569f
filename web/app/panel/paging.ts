/** Each thing once: a page that was read after others left or joined the list repeats some. */
export const eachOnce = <Item extends { _id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item._id, item])).values(),
]

/**
 * The page that holds the first thing not shown yet, in a list that things leave once they are decided: they have left
 * the server's list too, so that the page after the last one loaded would skip as many.
 */
export const pageAfter = (shown: number, total: number, size: number): number | undefined =>
  shown < total ? Math.floor(shown / size) + 1 : undefined

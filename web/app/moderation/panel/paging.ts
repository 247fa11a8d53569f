/** Removes duplicates: a page fetched after items were added or removed may repeat some. */
export const eachOnce = <Item extends { _id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item._id, item])).values(),
]

/**
 * The number of the page that holds the first item not loaded yet, for a list from which items disappear once they are decided. They
 * have left the server's list too, so the page after the last loaded one would skip that many.
 */
export const pageAfter = (shown: number, total: number, size: number): number | undefined =>
  shown < total ? Math.floor(shown / size) + 1 : undefined

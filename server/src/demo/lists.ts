/** The item at an index that wraps around at the end of the list. */
export function placedIn<Item>(list: readonly Item[], place: number): Item {
  const item = list[place % list.length]
  if (item === undefined) throw new Error('The demo has an empty list')
  return item
}

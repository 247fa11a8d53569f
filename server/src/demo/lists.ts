/** Goes round when the list is at its end. */
export function placedIn<Item>(list: readonly Item[], place: number): Item {
  const item = list[place % list.length]
  if (item === undefined) throw new Error('The demo has an empty list')
  return item
}

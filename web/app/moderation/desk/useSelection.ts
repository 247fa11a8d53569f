import type { DeskItem } from '@bichar/contract/desk.ts'
import { useState } from 'react'
import { type ItemKey, itemsBetween, keyOf } from './queue.ts'

export interface Selection {
  /** In the order of the queue. */
  items: readonly DeskItem[]
  has(item: DeskItem): boolean
  toggle(item: DeskItem): void
  /** Selects the range from the last toggled item to this one. */
  selectTo(item: DeskItem): void
  clear(): void
}

/** The selection of items to be decided together. */
export function useSelection(items: readonly DeskItem[]): Selection {
  const [keys, setKeys] = useState<ReadonlySet<ItemKey>>(new Set())
  const [last, setLast] = useState<ItemKey>()
  const chosen = items.filter((item) => keys.has(keyOf(item)))
  return {
    items: chosen,
    has: (item) => keys.has(keyOf(item)),
    toggle(item) {
      const key = keyOf(item)
      setLast(key)
      setKeys(new Set(keys.has(key) ? [...keys].filter((each) => each !== key) : [...keys, key]))
    },
    selectTo(item) {
      const key = keyOf(item)
      setKeys(new Set([...keys, ...itemsBetween(items, last, key)]))
      setLast(key)
    },
    clear: () => setKeys(new Set()),
  }
}

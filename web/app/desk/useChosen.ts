import type { DeskItem } from '@bichar/contract/desk.ts'
import { useState } from 'react'
import { between, type ItemKey, keyOf } from './queue.ts'

export interface Chosen {
  /** In the order of the queue. */
  items: readonly DeskItem[]
  has(item: DeskItem): boolean
  toggle(item: DeskItem): void
  /** Selects the range from the last toggled item to this one. */
  upTo(item: DeskItem): void
  clear(): void
}

/** The selection of items to be decided together. */
export function useChosen(items: readonly DeskItem[]): Chosen {
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
    upTo(item) {
      const key = keyOf(item)
      setKeys(new Set([...keys, ...between(items, last, key)]))
      setLast(key)
    },
    clear: () => setKeys(new Set()),
  }
}

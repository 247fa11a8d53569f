import type { DeskItem } from '@bichar/contract/desk.ts'
import { useState } from 'react'
import { toggleId } from '../review/proposed.ts'
import { type ItemKey, keyOf } from './queue.ts'

/** The people whom the moderator does not want to show with a post, as long as the desk is open. */
export function useExcludedPeople() {
  const [ids, setIds] = useState<ReadonlyMap<ItemKey, readonly string[]>>(new Map())
  const of = (item: Pick<DeskItem, 'kind' | 'id'>): readonly string[] => ids.get(keyOf(item)) ?? []
  return {
    of,
    toggle: (item: Pick<DeskItem, 'kind' | 'id'>, id: string) =>
      setIds(new Map([...ids, [keyOf(item), toggleId(of(item), id)]])),
  }
}

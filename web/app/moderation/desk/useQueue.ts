import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { type DeskChange, subscribeToDesk } from '../panel/deskEvents.ts'
import { isBeingUndone } from './claims.ts'
import { type DeskFilter, patchClaim, queueOptions, refetchItem, refetchQueue } from './queries.ts'
import { keyOf, type RemovedAt, type ReturnedItem, visibleCounts, visibleQueue } from './queue.ts'

/** The queue as fetched, with the changes since then applied. */
export function useQueue(filter: DeskFilter, onGone: (change: DeskChange) => void) {
  const client = useQueryClient()
  const { user } = useSession()
  const query = useInfiniteQuery(queueOptions(filter))
  const { data } = query
  const [removedAt, setRemovedAt] = useState<RemovedAt>(new Map())
  const [returned, setReturned] = useState<readonly ReturnedItem[]>([])
  const pages = data?.pages
  const items = useMemo(() => visibleQueue(pages ?? [], removedAt, returned), [pages, removedAt, returned])
  const { kind: _kind, ...further } = filter
  const hasFilters = Object.values(further).some(Boolean)

  /** The keys in `removedAt`, updated synchronously before the next render. */
  const removedKeys = useRef(new Set<string>())

  const removeFromQueue = (keys: readonly string[]) => {
    for (const key of keys) removedKeys.current.add(key)
    // The event of a decision that was taken here comes later than the decision.
    setRemovedAt((before) => new Map([...keys.map((key) => [key, Date.now()] as const), ...before]))
  }

  /** Returns items to the queue, at their former position if that is known. */
  const restoreToQueue = (
    keys: readonly string[],
    places: readonly Omit<ReturnedItem, 'at' | 'leftAt'>[] = [],
  ) => {
    const at = Date.now()
    for (const key of keys) removedKeys.current.delete(key)
    setRemovedAt((before) => new Map([...before].filter(([key]) => !keys.includes(key))))
    setReturned((before) => [
      ...before.filter(({ item }) => !keys.includes(keyOf(item))),
      ...places.map((place) => ({ ...place, at, leftAt: removedAt.get(keyOf(place.item)) })),
    ])
  }

  const onChanged = useEffectEvent((change: DeskChange) => {
    if (change.isGone && isBeingUndone(change)) return
    const { claim } = change
    const isMine = claim?.userId === user?._id
    patchClaim(client, change, claim && { name: claim.name, until: claim.until, isMine })
    if (change.isGone) {
      removeFromQueue([keyOf(change)])
      onGone(change)
    } else {
      if (removedAt.has(keyOf(change))) {
        restoreToQueue([keyOf(change)])
        refetchQueue(client)
      }
      // The change may be a new note.
      refetchItem(client, change)
    }
  })
  useEffect(() => subscribeToDesk({ onChanged, onReconnected: () => refetchQueue(client) }), [client])

  const counts = useMemo(
    () => visibleCounts(pages ?? [], removedAt, returned, hasFilters),
    [pages, removedAt, returned, hasFilters],
  )
  return { query, items, removeFromQueue, restoreToQueue, removedKeys, counts }
}

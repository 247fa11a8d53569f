import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSession } from '../api/session.ts'
import { type DeskChange, subscribeToDesk } from '../panel/deskEvents.ts'
import { type DeskFilter, patchClaim, queueOptions, readOpenedAgain, readQueueAgain } from './queries.ts'
import { keyOf, type RemovedAt, type Returned, shownQueue } from './queue.ts'

/** The queue as fetched, with the changes since then applied. */
export function useQueue(filter: DeskFilter, onGone: (change: DeskChange) => void) {
  const client = useQueryClient()
  const { user } = useSession()
  const query = useInfiniteQuery(queueOptions(filter))
  const { data } = query
  const [removedAt, setRemovedAt] = useState<RemovedAt>(new Map())
  const [returned, setReturned] = useState<readonly Returned[]>([])
  const items = useMemo(() => shownQueue(data?.pages ?? [], removedAt, returned), [data, removedAt, returned])

  /** The keys in `removedAt`, updated synchronously before the next render. */
  const removedKeys = useRef(new Set<string>())

  const removeFromQueue = (keys: readonly string[]) => {
    for (const key of keys) removedKeys.current.add(key)
    setRemovedAt((before) => new Map([...before, ...keys.map((key) => [key, Date.now()] as const)]))
  }

  /** Returns items to the queue, at their former position if that is known. */
  const restoreToQueue = (keys: readonly string[], places: readonly Omit<Returned, 'at'>[] = []) => {
    const at = Date.now()
    for (const key of keys) removedKeys.current.delete(key)
    setRemovedAt((before) => new Map([...before].filter(([key]) => !keys.includes(key))))
    setReturned((before) => [
      ...before.filter(({ item }) => !keys.includes(keyOf(item))),
      ...places.map((place) => ({ ...place, at })),
    ])
  }

  const onChanged = useEffectEvent((change: DeskChange) => {
    const { claim } = change
    const isMine = claim?.userId === user?._id
    patchClaim(client, change, claim && { name: claim.name, until: claim.until, isMine })
    if (change.isGone) {
      removeFromQueue([keyOf(change)])
      onGone(change)
    } else {
      if (removedAt.has(keyOf(change))) {
        restoreToQueue([keyOf(change)])
        readQueueAgain(client)
      }
      // The change may be a new note.
      readOpenedAgain(client, change)
    }
  })
  useEffect(() => subscribeToDesk({ onChanged, onReconnected: () => readQueueAgain(client) }), [client])

  return { query, items, removeFromQueue, restoreToQueue, removedKeys, counts: data?.pages.at(-1)?.counts }
}

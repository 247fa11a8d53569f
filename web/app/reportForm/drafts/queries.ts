import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'
import { onDraftEvent, type Progress } from './draftEvents.ts'
import { readDrafts } from './store.ts'

/** The current drafts of a person on this device; empty if the browser stores nothing, undefined while they are being read. */
export function useDrafts(person: string): readonly Draft[] | undefined {
  const client = useQueryClient()
  const queryKey = ['drafts', person]
  useEffect(
    () =>
      onDraftEvent((event) => event === 'changed' && void client.invalidateQueries({ queryKey: ['drafts'] })),
    [client],
  )
  const { data } = useQuery({
    queryKey,
    // The drafts are on the device, with or without a network.
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    queryFn: () =>
      readDrafts(person).catch((error: unknown) => {
        console.warn('The drafts could not be read', error)
        return []
      }),
  })
  return data
}

/** Progress of a report that is being sent, by whichever tab; undefined while it is not. */
export function useSending(id: string): Progress | undefined {
  const [progress, setProgress] = useState<Progress>()
  useEffect(
    () =>
      onDraftEvent((event) => {
        if (typeof event === 'object' && event.id === id) setProgress(event.progress)
      }),
    [id],
  )
  return progress
}

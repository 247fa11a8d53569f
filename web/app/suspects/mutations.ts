import type { CallInput, CallOutput } from '@bichar/contract/api.ts'
import type { CrimeType } from '@bichar/contract/rules/crimeTypes.ts'
import type { Suspect } from '@bichar/contract/suspects.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../api/call.ts'
import { isNotFound } from '../api/errors.ts'
import { summaryChanged } from '../moderation/panel/summary.ts'
import { changesChanged, removeSuspect, replaceSuspect } from './cached.ts'
import { suspectKeys } from './queries.ts'

export type NewSuspect = CallInput<'POST /criminals'>['form']

export async function sendNewSuspect(
  client: QueryClient,
  form: NewSuspect,
  options: CallOptions,
): Promise<Suspect> {
  const { criminal } = await call('POST /criminals', { form }, options)
  // Nobody enters a list before a moderator has looked; the page of the new suspect opens next.
  client.setQueryData(suspectKeys.one(criminal._id), criminal)
  return criminal
}

export type SuspectEdit = CallInput<'PUT /criminals/:id'>['form']

export interface SavedEdit {
  /** Whether the change waits for a moderator; until then everybody sees what was confirmed, even whoever proposed it. */
  isPending: boolean
}

/** Changes only the fields in `form`. If it has a `version`, the server refuses unless that is still the current one. */
export async function sendSuspectEdit(
  client: QueryClient,
  id: string,
  form: SuspectEdit,
  options: CallOptions = {},
): Promise<SavedEdit> {
  return takeSaved(client, await call('PUT /criminals/:id', { params: { id }, form }, options))
}

/** Adds crime types one by one, which is the only change to them that every user may make. */
export async function sendCrimeTypes(
  client: QueryClient,
  suspect: Suspect,
  added: readonly CrimeType[],
): Promise<SavedEdit> {
  let isPending = false
  for (const crimeType of added) {
    const params = { id: suspect._id }
    const answer = await call('POST /criminals/:id/crime-types', { params, body: { crimeType } })
    isPending = takeSaved(client, answer).isPending
  }
  return { isPending }
}

/** A change that waits for a moderator leaves every cached copy as it is. */
export function takeSaved(
  client: QueryClient,
  { criminal, pendingChange: isPending }: CallOutput<'PUT /criminals/:id'>,
): SavedEdit {
  if (isPending) changesChanged(client, criminal._id)
  else replaceSuspect(client, criminal)
  return { isPending }
}

export function useDeleteSuspect(id: string) {
  const client = useQueryClient()
  const forget = () => {
    removeSuspect(client, id)
    summaryChanged(client)
  }
  return useMutation({
    mutationFn: () => call('DELETE /criminals/:id', { params: { id } }),
    onSuccess: forget,
    onError: (error) => {
      if (!isNotFound(error)) return
      forget()
      void client.invalidateQueries({ queryKey: suspectKeys.one(id) })
    },
  })
}
